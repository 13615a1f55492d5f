import { contrast, nearestWithContrast, oklchOf } from '../../src/palette/contrast'

test('contrast is calculated as WCAG defines it', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrast('#12355B', '#F2B84B')).toBeCloseTo(6.96, 2)
  expect(contrast('#2E8BC0', '#FFFFFF')).toBeCloseTo(3.77, 2)
})

describe('the nearest color with contrast', () => {
  test('is the color itself where it has enough', () => {
    expect(nearestWithContrast('#12355B', ['#FFFFFF'], 7)).toBe('#12355B')
  })

  test('has the same hue, and is no darker than it must be', () => {
    const color = nearestWithContrast('#2E8BC0', ['#FFFFFF'], 7)!
    expect(contrast(color, '#FFFFFF')).toBeGreaterThanOrEqual(7)
    expect(contrast(color, '#FFFFFF')).toBeLessThan(7.3)
    expect(Math.abs(oklchOf(color).h - oklchOf('#2E8BC0').h)).toBeLessThan(3)
  })

  test('is lighter on a dark background', () => {
    const color = nearestWithContrast('#12355B', ['#000000'], 7)!
    expect(oklchOf(color).l).toBeGreaterThan(oklchOf('#12355B').l)
  })

  test('has contrast with each of several', () => {
    const color = nearestWithContrast('#2E8BC0', ['#FFFFFF', '#DDDDDD'], 7)!
    expect(contrast(color, '#DDDDDD')).toBeGreaterThanOrEqual(7)
  })

  test('is none where no color has so much', () => {
    expect(nearestWithContrast('#2E8BC0', ['#777777'], 7)).toBeUndefined()
    expect(nearestWithContrast('#2E8BC0', ['#000000', '#FFFFFF'], 7)).toBeUndefined()
  })
})
