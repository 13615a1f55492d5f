import { Children, type ReactNode } from 'react'

/**
 * Returns children with a space between each two. Styles leave room between them, but browsers
 * without styles, and what is copied, would run their words together.
 */
export function spaced(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child, index) => (index > 0 ? [' ', child] : [child]))
}
