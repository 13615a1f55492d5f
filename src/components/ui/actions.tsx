import Printer from 'lucide/dist/esm/icons/printer.mjs'
import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import type { Action } from '../../content-model/schemas/fields'
import { Button, type ButtonKind, ButtonLink } from './button'
import { Row, Stack } from './layout-primitives'
import { Lead, spaced, VisuallyHidden } from './text'
import { useInterface } from './interface'
import { screenOnly } from '../../theme/mixins'
import { WordsToCall } from './open-status'
import { LucideIcon } from './lucide-icon'

/** Renders up to two buttons. The first is the primary one. */
export function Actions(props: {
  actions?: readonly Action[] | undefined
  allSecondary?: boolean
}): ReactElement | null {
  if (!props.actions?.length) return null
  return (
    <Row>
      {spaced(
        props.actions.map((action, index) => (
          <ButtonLink
            key={action.to}
            to={action.to}
            $kind={index === 0 && !props.allSecondary ? 'primary' : 'secondary'}
          >
            <WordsToCall to={action.to}>{action.label}</WordsToCall>
          </ButtonLink>
        )),
      )}
    </Row>
  )
}

/** Hidden unless scripts run, like the button of the reading preferences. */
export const WithScripts = styled.span`
  display: var(--reading, none);
  @media (max-width: 30em) {
    width: 100%;
  }
`

/** Renders a button that prints the page. */
export function PrintButton(props: { $kind?: ButtonKind; children: ReactNode }): ReactElement {
  return (
    <WithScripts>
      <Button type="button" {...props} onClick={() => window.print()}>
        <LucideIcon icon={Printer} />
        {props.children}
      </Button>
    </WithScripts>
  )
}

/**
 * Renders a link to the page for the fridge, which is printed there. As a link it needs no script.
 *
 * @param props.subject title of the page, for screen readers, where several such links are on one page
 */
export function FridgeLink(props: {
  to: string
  subject?: string
  className?: string | undefined
}): ReactElement {
  const { fridgePage } = useInterface()
  return (
    <ButtonLink to={props.to} $kind="secondary" className={props.className}>
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

const Invitation = styled(Stack)`
  ${screenOnly}
`

/** Renders a sentence about the page for the fridge, and a link to it. */
export function FridgeInvitation({ to }: { to: string }): ReactElement {
  const { fridgePage } = useInterface()
  return (
    <Invitation>
      <Lead>{fridgePage.beside}</Lead>
      <FridgeLink to={to} />
    </Invitation>
  )
}
