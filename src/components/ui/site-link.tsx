import { createContext, useContext, type AnchorHTMLAttributes, type ReactElement } from 'react'
import { withPathPrefix } from './path-prefix'

/** Path of the current page. */
export const CurrentPath = createContext('')

/** Renders a link; one to the current page has `aria-current`. */
export function SiteLink(
  props: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>,
): ReactElement {
  const { to, children, ...rest } = props
  const current = useContext(CurrentPath) === to ? { 'aria-current': 'page' as const } : {}
  return (
    <a href={withPathPrefix(to)} {...current} {...rest}>
      {children}
    </a>
  )
}
