import Printer from 'lucide/dist/esm/icons/printer.mjs'
import type { ReactElement } from 'react'
import { ButtonLink } from './button'
import { fillText, useInterface } from './interface'
import { LucideIcon } from './lucide-icon'
import { VisuallyHidden } from './text'

/**
 * Renders a link to the page for the fridge, which is printed there. A link, so that it needs no
 * script.
 *
 * @param props.subject title of the page, for screen readers, where several such links are on one page
 */
export function FridgeLink(props: {
  to: string
  subject?: string
  className?: string
}): ReactElement {
  const { fridgePage } = useInterface()
  return (
    <ButtonLink
      to={props.to}
      $kind="secondary"
      {...(props.className && { className: props.className })}
    >
      <LucideIcon icon={Printer} />
      <span>
        {fridgePage.link}
        {props.subject ? (
          <VisuallyHidden>
            {fillText(fridgePage.linkFor, { subject: props.subject })}
          </VisuallyHidden>
        ) : null}
      </span>
    </ButtonLink>
  )
}
