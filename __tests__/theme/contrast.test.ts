import {
  customProperties,
  dark,
  light,
  moreContrast,
  moreContrastDark,
} from '../../src/theme/schemes'
import type { Color } from '../../src/theme/tokens'
import { contrast } from './contrast'

const grounds: readonly Color[] = ['paper', 'sand', 'card']
const on = (colors: readonly Color[], places: readonly Color[]): [Color, Color][] =>
  colors.flatMap((color) => places.map((place): [Color, Color] => [color, place]))

/** Pairs of text and background that occur on the site. */
const texts = [
  ...on(['ink', 'muted', 'link', 'visited', 'brick'], grounds),
  ...on(['buttonText'], ['button', 'buttonHover']),
  ...on(['bandText', 'bandFigure'], ['band']),
  ...on(['duskText', 'duskLink'], ['dusk']),
  ...on(['lampText'], ['lamp']),
  ...on(['mistText'], ['mist']),
  ...on(['brick', 'ink', 'link'], ['brickBackground']),
  // The text of a busy button.
  ...on(['paper'], ['muted']),
]
const borders = on(['line'], grounds)

describe.each([
  ['light', light, 7, 3],
  ['dark', dark, 7, 3],
  ['more contrast', moreContrast, 10, 10],
  ['more contrast, dark', moreContrastDark, 10, 10],
])('in the %s scheme', (_, scheme, leastOfTexts, leastOfBorders) => {
  const failing = (pairs: readonly [Color, Color][], least: number): string[] =>
    pairs
      .map(([color, place]) => ({
        name: `${color} on ${place}`,
        value: contrast(scheme[color], scheme[place]),
      }))
      .filter(({ value }) => value < least)
      .map(({ name, value }) => `${name}: ${value.toFixed(2)}`)

  test(`every text has a contrast of ${leastOfTexts} or more`, () => {
    expect(texts.length).toBeGreaterThanOrEqual(24)
    expect(failing(texts, leastOfTexts)).toEqual([])
  })

  test(`the borders of fields have a contrast of ${leastOfBorders} or more`, () => {
    expect(failing(borders, leastOfBorders)).toEqual([])
  })
})

test('of a scheme on top of another, only differences are written', () => {
  const one = { ...light, ink: '#000001' }
  expect(customProperties(one, light)).toBe('--ink:#000001;')
  expect(customProperties(one)).toContain(`--paper:${light.paper};`)
})

test('contrast is calculated as WCAG defines it', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(() => contrast('red', '#FFFFFF')).toThrow('#RRGGBB')
})
