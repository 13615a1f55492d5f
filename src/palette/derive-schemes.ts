import {
  colorNames,
  type Color,
  type Scheme,
  type SchemeName,
  type Schemes,
  type SetColors,
} from './color-names'
import {
  borderPairs,
  backgroundsOf,
  leastContrast,
  textPairs,
  hexOf,
  nearestWithContrast,
  oklchOf,
} from './contrast'

/** The two colors that a palette is made of, as #RRGGBB. */
export interface BaseColors {
  /** Links, buttons and dark bands. */
  main: string
  /** Highlights and the focus indicator. */
  accent: string
}

type Colors = readonly (readonly [name: Color, value: string])[]

/** Lightness and chroma of the hue of a base color; chroma is less where the base color has less. */
type Tone = (lightness: number, chroma: number) => string

/** Returns tones of a color. A gray has gray tones. */
function tonesOf(color: string): Tone {
  const { c, h } = oklchOf(color)
  return (lightness, chroma) => hexOf(lightness, Math.min(chroma, c * 1.2), h)
}

/** Hues of the colors that mean the same on every site. */
const red = 30
const purple = 304
const pink = 350

/** Visited links are purple; where the main color is purple itself, they are pink. */
function visitedHue(main: string): number {
  const { c, h } = oklchOf(main)
  return c > 0.04 && Math.abs(h - purple) < 40 ? pink : purple
}

/**
 * Returns the color schemes of a site: every color is derived from the two base colors unless it is
 * set by hand. A derived text takes the lightness that gives it the contrast that it must have with
 * its backgrounds, also with those set by hand.
 */
export function deriveSchemes(base: BaseColors, set: SetColors = {}): Schemes {
  const light = complete('light', lightColors(base), set)
  return {
    light,
    dark: complete('dark', darkColors(base, light), set),
    moreContrast: complete('moreContrast', blackOnWhite(base), set),
    moreContrastDark: complete('moreContrastDark', whiteOnBlack(base), set),
  }
}

function lightColors({ main, accent }: BaseColors): Colors {
  const mains = tonesOf(main)
  const accents = tonesOf(accent)
  const { l, c, h } = oklchOf(main)
  const cream = accents(0.975, 0.027)
  return [
    ['paper', accents(0.991, 0.01)],
    ['sand', accents(0.951, 0.022)],
    ['card', accents(0.997, 0.004)],
    ['brickBackground', hexOf(0.949, 0.02, red)],
    ['button', main],
    ['buttonHover', hexOf(l > 0.2 ? l - 0.07 : l + 0.07, c, h)],
    ['band', main],
    ['dusk', mains(0.235, 0.03)],
    ['lamp', accent],
    ['mist', mains(0.925, 0.02)],
    ['ink', mains(0.27, 0.033)],
    ['muted', mains(0.407, 0.025)],
    ['link', main],
    ['visited', hexOf(0.392, 0.123, visitedHue(main))],
    ['buttonText', '#FFFFFF'],
    ['bandText', cream],
    ['bandFigure', accents(0.89, 0.125)],
    ['duskText', cream],
    ['duskLink', accents(0.922, 0.089)],
    ['lampText', mains(0.27, 0.033)],
    ['mistText', mains(0.325, 0.055)],
    ['brick', hexOf(0.425, 0.148, red)],
    ['line', accents(0.561, 0.019)],
    ['hairline', accents(0.88, 0.034)],
  ]
}

function darkColors({ main, accent }: BaseColors, light: Scheme): Colors {
  const mains = tonesOf(main)
  const accents = tonesOf(accent)
  const cream = accents(0.975, 0.027)
  const night = mains(0.235, 0.03)
  return [
    ['paper', night],
    ['sand', mains(0.267, 0.035)],
    ['card', mains(0.298, 0.038)],
    ['brickBackground', hexOf(0.284, 0.037, red)],
    ['button', mains(0.857, 0.072)],
    ['buttonHover', mains(0.919, 0.051)],
    ['band', mains(0.314, 0.052)],
    ['dusk', mains(0.193, 0.024)],
    ['lamp', accent],
    ['mist', mains(0.361, 0.04)],
    ['ink', cream],
    ['muted', mains(0.885, 0.01)],
    ['link', mains(0.857, 0.072)],
    ['visited', hexOf(0.86, 0.068, visitedHue(main))],
    ['buttonText', night],
    ['bandText', cream],
    ['bandFigure', accents(0.89, 0.125)],
    ['duskText', cream],
    ['duskLink', accents(0.922, 0.089)],
    ['lampText', light.lampText],
    ['mistText', mains(0.956, 0.02)],
    ['brick', hexOf(0.847, 0.084, red)],
    ['line', mains(0.707, 0.021)],
    ['hairline', mains(0.384, 0.038)],
  ]
}

const black = '#000000'
const white = '#FFFFFF'

/** Colors that both schemes of more contrast have: dark bands and highlights. */
function darkParts({ accent }: BaseColors): Colors {
  const glow = tonesOf(accent)(0.922, 0.089)
  return [
    ['band', black],
    ['dusk', black],
    ['lamp', nearestWithContrast(accent, [black], leastContrast.moreContrast.text) ?? white],
    ['mist', glow],
    ['bandText', white],
    ['bandFigure', glow],
    ['duskText', white],
    ['duskLink', glow],
    ['lampText', black],
    ['mistText', black],
  ]
}

function blackOnWhite(base: BaseColors): Colors {
  const deep = tonesOf(base.main)(0.3, 0.1)
  return [
    ...darkParts(base),
    ['paper', white],
    ['sand', white],
    ['card', white],
    ['brickBackground', white],
    ['button', black],
    ['buttonHover', deep],
    ['ink', black],
    ['muted', black],
    ['link', deep],
    ['visited', hexOf(0.33, 0.123, visitedHue(base.main))],
    ['buttonText', white],
    ['brick', hexOf(0.36, 0.148, red)],
    ['line', black],
    ['hairline', black],
  ]
}

function whiteOnBlack(base: BaseColors): Colors {
  const glow = tonesOf(base.accent)(0.922, 0.089)
  return [
    ...darkParts(base),
    ['paper', black],
    ['sand', black],
    ['card', black],
    ['brickBackground', black],
    ['button', glow],
    ['buttonHover', white],
    ['ink', white],
    ['muted', white],
    ['link', glow],
    ['visited', hexOf(0.9, 0.06, visitedHue(base.main))],
    ['buttonText', black],
    ['brick', hexOf(0.89, 0.06, red)],
    ['line', white],
    ['hairline', white],
  ]
}

/** Puts colors set by hand in place of derived ones, and gives derived texts and borders contrast. */
function complete(name: SchemeName, derived: Colors, set: SetColors): Scheme {
  const own = set[name] ?? {}
  const scheme = { ...Object.fromEntries(derived), ...own } as Record<Color, string>
  const least = leastContrast[name]
  for (const [color] of derived) {
    if (own[color] !== undefined) continue
    const borders = backgroundsOf(color, borderPairs)
    const backgrounds = [...borders, ...backgroundsOf(color, textPairs)].map(
      (background) => scheme[background],
    )
    const ratio = borders.length > 0 ? least.border : least.text
    scheme[color] = nearestWithContrast(scheme[color], backgrounds, ratio) ?? scheme[color]
  }
  return Object.fromEntries(colorNames.map((color) => [color, scheme[color]])) as Scheme
}
