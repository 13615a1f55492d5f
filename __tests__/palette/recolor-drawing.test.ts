import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oklchOf } from '../../src/palette/contrast'
import { recolorDrawing } from '../../src/palette/recolor-drawing'

const folder = join('src', 'illustrations')
const illustrations = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
const blue = { main: '#12355B', accent: '#F2B84B' }

test('shades of green become shades of the main color, as light as before', () => {
  const svg = recolorDrawing('<svg><path fill="#0E4A3C"/><path stroke="#CFE3D8"/></svg>', blue)
  const [deep = '', pale = ''] = svg.match(/#[0-9A-F]{6}/g) ?? []
  for (const [color, before] of [
    [deep, '#0E4A3C'],
    [pale, '#CFE3D8'],
  ] as const) {
    expect(Math.abs(oklchOf(color).h - oklchOf(blue.main).h)).toBeLessThan(10)
    expect(oklchOf(color).l).toBeCloseTo(oklchOf(before).l, 1)
  }
})

test('light becomes the accent color', () => {
  const mint = { main: '#5A2A0C', accent: '#B7E4C7' }
  const svg = recolorDrawing('<svg><stop stop-color="#FFC94D"/><path fill="#FFE9B0"/></svg>', mint)
  for (const color of svg.match(/#[0-9A-F]{6}/g) ?? []) {
    expect(Math.abs(oklchOf(color).h - oklchOf(mint.accent).h)).toBeLessThan(10)
  }
})

test('wood, brick, skin and outlines stay, and so does what is no color', () => {
  const svg =
    '<svg><g id="FFC94D"><path fill="#B08E5C"/><path fill="#8E3A22"/><path fill="#EBC39D"/><path stroke="#1B2A38" fill="url(#a0E4A3C)"/></g></svg>'
  expect(recolorDrawing(svg, blue)).toBe(svg)
})

test('in the colors they are drawn in, drawings stay as they are', () => {
  const own = { main: '#0E4A3C', accent: '#FFC94D' }
  expect(illustrations.length).toBeGreaterThan(30)
  for (const svg of illustrations) expect(recolorDrawing(svg, own)).toBe(svg)
})

test('no drawing keeps a green for somebody whose color is another', () => {
  for (const svg of illustrations) {
    const drawn = recolorDrawing(svg, blue)
    for (const color of drawn.match(/#[0-9A-F]{6}\b/gi) ?? []) {
      const { c, h } = oklchOf(color)
      expect([color, c > 0.05 && h > 155 && h < 195]).toEqual([color, false])
    }
  }
})
