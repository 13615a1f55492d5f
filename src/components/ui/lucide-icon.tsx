import type { IconNode } from 'lucide'
import { createElement, type ReactElement } from 'react'

/**
 * Renders one Lucide icon. It is always beside text, so it is hidden from screen readers.
 * Lucide's own React components do the same with 2 kB of script for every visitor.
 *
 * @param props.icon elements of the icon, as the `lucide` package exports them
 * @param props.size width in px, where text has its usual size
 * @param props.stroke width of the lines, in a view box of 24 by 24
 */
export function LucideIcon(props: {
  icon: IconNode
  size?: number
  stroke?: number
}): ReactElement {
  // In rem, so that it grows with the text.
  const size = `${(props.size ?? 24) / 16}rem`
  return (
    // No height: the global style keeps the aspect ratio of every svg.
    <svg
      width={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={props.stroke ?? 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {props.icon.map(([element, attributes], index) =>
        createElement(element, { key: index, ...attributes }),
      )}
    </svg>
  )
}
