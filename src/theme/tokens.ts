/** Widths of a band, in the text size that the reader has chosen, where its layout changes: a tablet held upright has the middle one. */
export const mediumBreakpoint = '45rem'
export const wideBreakpoint = '69rem'
export const widestBreakpoint = '76rem'

/** Width of running text, and of what stands above and below it: a line holds at most 75 letters. */
export const textWidth = '37.5rem'

/** Every color of the site, by what it is for. src/theme/schemes.ts has its values. */
const names = [
  // Ground of the page; of every other band; of cards and fields.
  'paper',
  'sand',
  'card',
  // Text, and secondary text.
  'ink',
  'muted',
  'link',
  'visited',
  // Ground of primary buttons, and the text on it.
  'button',
  'buttonText',
  'buttonHover',
  // The dark band: its ground, text and figures.
  'band',
  'bandText',
  'bandFigure',
  // Ground of the footer and the text on it.
  'dusk',
  'duskText',
  'duskLink',
  // Lamp light: highlights and the glow of focus. Never text on paper.
  'lamp',
  'lampText',
  // Ground of quiet labels, and the text on it.
  'mist',
  'mistText',
  // Warnings and errors.
  'brick',
  'brickGround',
  // Borders of controls; borders that only decorate.
  'line',
  'hairline',
] as const
export type Color = (typeof names)[number]

/** A color of the current scheme, for use in styles. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<
  Color,
  string
>
