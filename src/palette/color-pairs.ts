import type { Color, SchemeName } from './color-names'

/** A color, and one that it stands on. */
export type ColorPair = readonly [color: Color, background: Color]

const backgrounds: readonly Color[] = ['paper', 'sand', 'card']
const on = (colors: readonly Color[], backgrounds: readonly Color[]): ColorPair[] =>
  colors.flatMap((color) => backgrounds.map((background): ColorPair => [color, background]))

/**
 * Pairs of text and background that occur on the site. The text of a busy button is paper on muted,
 * which has the contrast of muted on paper.
 */
export const textPairs: readonly ColorPair[] = [
  ...on(['ink', 'muted', 'link', 'visited', 'brick'], backgrounds),
  ...on(['buttonText'], ['button', 'buttonHover']),
  ...on(['bandText', 'bandFigure'], ['band']),
  ...on(['duskText', 'duskLink'], ['dusk']),
  ...on(['lampText'], ['lamp']),
  ...on(['mistText'], ['mist']),
  ...on(['brick', 'ink', 'link'], ['brickBackground']),
]

/** Pairs of a border of controls and the background around it. */
export const borderPairs: readonly ColorPair[] = on(['line'], backgrounds)

/** Contrast that texts and borders must have at least, by scheme. */
export const leastContrast: Readonly<Record<SchemeName, { text: number; border: number }>> = {
  light: { text: 7, border: 3 },
  dark: { text: 7, border: 3 },
  moreContrast: { text: 10, border: 10 },
  moreContrastDark: { text: 10, border: 10 },
}

/** Returns what a color stands on in some pairs. */
export function backgroundsOf(color: Color, pairs: readonly ColorPair[]): Color[] {
  return pairs.filter(([name]) => name === color).map(([, background]) => background)
}
