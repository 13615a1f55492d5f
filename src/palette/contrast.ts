import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori'
import type { Color, SchemeName } from './color-names'

const toOklch = converter('oklch')

/** Converts a color from OKLCH to #RRGGBB. Chroma is reduced if screens can't show the color. */
export function hexOf(lightness: number, chroma: number, hue: number): string {
  const color: Oklch = { mode: 'oklch', l: lightness, c: chroma, h: hue }
  return formatHex(clampChroma(color, 'oklch')).toUpperCase()
}

/**
 * Returns lightness, chroma and hue of a color in OKLCH. The hue of gray is 0.
 *
 * @throws Error if the color isn't written as #RRGGBB
 */
export function oklchOf(color: string): { l: number; c: number; h: number } {
  const parsed = /^#[0-9A-F]{6}$/i.test(color) ? toOklch(color) : undefined
  if (!parsed) throw new Error(`"${color}" is not written as #RRGGBB.`)
  return { l: parsed.l, c: parsed.c, h: parsed.h ?? 0 }
}

/**
 * Returns the contrast ratio of two colors as WCAG 2 defines it: from 1 (the same) to 21 (black on
 * white).
 */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other)
}

/** Returns true if a color has enough contrast with each of some others. */
function hasContrast(color: string, others: readonly string[], least: number): boolean {
  return others.every((other) => contrast(color, other) >= least)
}

const steps = 250

/** Highest contrast that a color can have with both a lighter and a darker one, because 21 is the highest of all. */
const mostBetween = Math.sqrt(21)

/**
 * Returns the color of the same hue with the nearest lightness that has enough contrast with each of some others. It may be
 * the color itself. `undefined` if there is none.
 *
 * @param isRight further condition for the color
 */
export function nearestWithContrast(
  color: string,
  others: readonly string[],
  least: number,
  isRight: (color: string) => boolean = () => true,
): string | undefined {
  const fits = (candidate: string): boolean =>
    hasContrast(candidate, others, least) && isRight(candidate)
  if (fits(color)) return color
  const extremes = ['#000000', '#FFFFFF']
  if (least > mostBetween && !extremes.some((one) => hasContrast(one, others, least))) {
    return undefined
  }
  const { l, c, h } = oklchOf(color)
  for (let step = 1; step <= steps; step++) {
    const found = [l - step / steps, l + step / steps]
      .map((lightness) => hexOf(Math.min(1, Math.max(0, lightness)), c, h))
      .find(fits)
    if (found) return found
  }
  return undefined
}

/** A color, and its background. */
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

/** Lowest allowed contrast of texts and borders, by scheme. */
export const leastContrast: Readonly<Record<SchemeName, { text: number; border: number }>> = {
  light: { text: 7, border: 3 },
  dark: { text: 7, border: 3 },
  moreContrast: { text: 10, border: 10 },
  moreContrastDark: { text: 10, border: 10 },
}

/** Returns the backgrounds of a color in some pairs. */
export function backgroundsOf(color: Color, pairs: readonly ColorPair[]): Color[] {
  return pairs.filter(([name]) => name === color).map(([, background]) => background)
}
