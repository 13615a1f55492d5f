/** Names of all colors by their use. */
export const colorNames = [
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
export type Color = (typeof colorNames)[number]

/** Color scheme: each color as #RRGGBB. */
export type Scheme = Readonly<Record<Color, string>>

/** Names of the color schemes, as content/brand.yaml names them. */
export const schemeNames = ['light', 'dark', 'moreContrast', 'moreContrastDark'] as const
export type SchemeName = (typeof schemeNames)[number]

/** The color schemes of a site. */
export type Schemes = Readonly<Record<SchemeName, Scheme>>

/** Colors that are set by hand, by scheme. */
export type SetColors = Readonly<Partial<Record<SchemeName, Readonly<Partial<Scheme>>>>>
