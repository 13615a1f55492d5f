import { createContext, useContext, type AnchorHTMLAttributes, type ReactElement } from 'react'

/** The address of the page that is shown. */
export const CurrentPath = createContext('')

/** A link. One to the page that is shown says so, to eyes and to screen readers. */
export function SiteLink(
  props: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>,
): ReactElement {
  const { to, children, ...rest } = props
  const here = useContext(CurrentPath) === to ? { 'aria-current': 'page' as const } : {}
  return (
    <a href={to} {...here} {...rest}>
      {children}
    </a>
  )
}
