import type { IconNode } from 'lucide'
import { createElement, type ReactElement } from 'react'

/**
 * Draws one icon of Lucide. It always stands beside words, so screen readers skip it. Lucide's own
 * React components do the same with 2 kB of script that every visitor would load.
 *
 * @param props.of the icon's shapes, as the `lucide` package exports them
 * @param props.size width in px, where text has its usual size
 * @param props.stroke width of the lines, on a field of 24 by 24
 */
export function LucideIcon(props: {
  icon: IconNode
  size?: number
  stroke?: number
}): ReactElement {
  // In rem, so that it grows with the text.
  const size = `${(props.size ?? 24) / 16}rem`
  return (
    // As high as the ground style makes every svg: by its own proportions.
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
