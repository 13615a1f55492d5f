/**
 * Container widths of a band, in rem, where its layout changes. A tablet in portrait has the medium
 * one.
 */
export const mediumBreakpoint = '45rem'
export const wideBreakpoint = '69rem'
export const widestBreakpoint = '76rem'

/** Width of running text and of what is aligned with it: a line holds at most 75 characters. */
export const textWidth = '37.5rem'

/** Names of all colors by their use. src/theme/schemes.ts has the values. */
const names = [
  // Background of the page; of every other band; of cards and fields.
  'paper',
  'sand',
  'card',
  // Text, and secondary text.
  'ink',
  'muted',
  'link',
  'visited',
  // Background of primary buttons, and the text on it.
  'button',
  'buttonText',
  'buttonHover',
  // The dark band: background, text and figures.
  'band',
  'bandText',
  'bandFigure',
  // Background of the footer and the text on it.
  'dusk',
  'duskText',
  'duskLink',
  // Highlights and focus indicator. Never text on paper.
  'lamp',
  'lampText',
  // Background of quiet labels, and the text on it.
  'mist',
  'mistText',
  // Warnings and errors.
  'brick',
  'brickBackground',
  // Borders of controls; borders that only decorate.
  'line',
  'hairline',
] as const
export type Color = (typeof names)[number]

/** CSS `var()` of each color of the current scheme. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<
  Color,
  string
>
