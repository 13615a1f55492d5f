import { schemeNames, type Color, type Scheme } from '../../src/palette/color-names'
import {
  borderPairs,
  contrast,
  textPairs,
  type ColorPair,
  nearestWithContrast,
} from '../../src/palette/contrast'
import { deriveSchemes, type BaseColors } from '../../src/palette/derive-schemes'

/** Contrast of texts and borders in each scheme. */
const least = {
  light: [7, 3],
  dark: [7, 3],
  moreContrast: [10, 10],
  moreContrastDark: [10, 10],
} as const

function failing(scheme: Scheme, pairs: readonly ColorPair[], ratio: number): string[] {
  return pairs
    .map(([color, background]) => ({
      name: `${color} ${scheme[color]} on ${background} ${scheme[background]}`,
      value: contrast(scheme[color], scheme[background]),
    }))
    .filter(({ value }) => value < ratio)
    .map(({ name, value }) => `${name}: ${value.toFixed(2)}`)
}

/** Returns a function that gives the same random numbers in every run: from 0 up to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    // Park and Miller's generator.
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** Returns a random color as #RRGGBB. */
function randomColor(random: () => number): string {
  const number = Math.floor(random() * 0x1000000)
  return `#${number.toString(16).padStart(6, '0').toUpperCase()}`
}

/** Returns two random colors, or what is proposed in their place where they have too little contrast. */
function randomBase(random: () => number): BaseColors {
  const wished = { main: randomColor(random), accent: randomColor(random) }
  const { light } = deriveSchemes(wished)
  return {
    main: nearestWithContrast(wished.main, [light.paper], 7)!,
    accent: nearestWithContrast(wished.accent, [light.ink], 7)!,
  }
}

const random = randomNumbers(2026)
const bases: BaseColors[] = [
  { main: '#000000', accent: '#FFFFFF' },
  { main: '#12355B', accent: '#F2B84B' },
  { main: '#5A2A0C', accent: '#B7E4C7' },
  { main: '#4A4A4A', accent: '#C8C8C8' },
  { main: '#0000FF', accent: '#FFFF00' },
  { main: '#540079', accent: '#FF9DF5' },
  ...Array.from({ length: 40 }, () => randomBase(random)),
]

const derived = bases.map((base) => ({ base, schemes: deriveSchemes(base) }))

describe.each(schemeNames)('in the scheme %s', (name) => {
  const [text, border] = least[name]

  test(`every text can be read with weak eyes: contrast of ${text} and more`, () => {
    for (const { base, schemes } of derived) {
      const wrong = failing(schemes[name], textPairs, text)
      expect([base, wrong]).toEqual([base, []])
    }
  })

  test(`the borders of fields can be seen: contrast of ${border} and more`, () => {
    for (const { base, schemes } of derived) {
      const wrong = failing(schemes[name], borderPairs, border)
      expect([base, wrong]).toEqual([base, []])
    }
  })

  test('what has the focus has a mark of two colors, one of which can be seen on any background', () => {
    const backgrounds: Color[] = ['paper', 'sand', 'card', 'band', 'dusk', 'brickBackground']
    for (const { base, schemes } of derived) {
      const scheme = schemes[name]
      for (const background of backgrounds) {
        const ratios = [scheme.ink, scheme.lamp].map((color) => contrast(color, scheme[background]))
        expect([base, background, Math.max(...ratios) >= 3]).toEqual([base, background, true])
      }
    }
  })
})

test('the base colors themselves are used where they fit', () => {
  const { light } = deriveSchemes({ main: '#12355B', accent: '#F2B84B' })
  expect(light).toMatchObject({ link: '#12355B', button: '#12355B', band: '#12355B' })
  expect(light.lamp).toBe('#F2B84B')
})

test('a gray main color gives no tinted text', () => {
  const { light, dark } = deriveSchemes({ main: '#333333', accent: '#F2B84B' })
  for (const color of [light.ink, light.muted, dark.paper, dark.link]) {
    expect(color).toMatch(/^#(..)\1\1$/)
  }
})

test('visited links differ in hue also where links are purple', () => {
  const { light } = deriveSchemes({ main: '#4B1A78', accent: '#F2B84B' })
  expect(light.visited).not.toBe(
    deriveSchemes({ main: '#12355B', accent: '#F2B84B' }).light.visited,
  )
})

describe('colors set by hand', () => {
  const base = { main: '#12355B', accent: '#F2B84B' }

  test('stay as they are, in their scheme only', () => {
    const schemes = deriveSchemes(base, { dark: { paper: '#101010' } })
    expect(schemes.dark.paper).toBe('#101010')
    expect(schemes.light).toEqual(deriveSchemes(base).light)
  })

  test('derived texts follow a background that was set', () => {
    const { light } = deriveSchemes(base, { light: { sand: '#B8B8B8' } })
    expect(failing(light, textPairs, 7)).toEqual([])
    expect(light.link).not.toBe(base.main)
  })
})
