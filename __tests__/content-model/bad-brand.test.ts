/** @jest-environment node */
import { mostDrawingBytes } from '../../src/content-model/media-files'
import type { SourceFile } from '../../src/content-model/record'
import { testBadFiles, testBadSites, testGoodSites } from './bad-file'
import { goodText, problemsOf, sourceFile, withFile, withFiles, without } from './good-site'

const path = 'brand.yaml'
const brand = (lines: string): string =>
  `mainColor: '#12355B'\naccentColor: '#F2B84B'\nlogo: brand/logo.svg\n${lines}`

const base = "mainColor: '#12355B'\naccentColor: '#F2B84B'\n"
const scheme = (...colors: string[]): string =>
  ['schemes:', '  light:', ...colors.map((color) => `    ${color}`), ''].join('\n')

describe('brand.yaml', () => {
  testBadFiles(path, {
    'a color without quotation marks, which YAML takes for a comment': ["'#12355B'", '#12355B'],
    'a color written as navy': ['#12355B', 'navy'],
    'a color written as 12355B': ['#12355B', '12355B'],
    'a color written as #12355G': ['#12355B', '#12355G'],
    'a main color that is too light for links': ['#12355B', '#2E8BC0'],
    'an accent color that is too dark for text on it': ['#F2B84B', '#A0522D'],
    'a text set by hand that is too light': brand("schemes:\n  light:\n    muted: '#8899AA'\n"),
    'a text set by hand on a gray set by hand, on which no derived text has contrast either': brand(
      "schemes:\n  light:\n    sand: '#777777'\n    muted: '#555555'\n",
    ),
    'a border set by hand that cannot be seen': brand("schemes:\n  dark:\n    line: '#2F4755'\n"),
    'a text that is fine in light mode, but not where more contrast is asked for': brand(
      "schemes:\n  moreContrast:\n    muted: '#3F4B57'\n",
    ),
    'a gray background, on which no text has contrast': brand(
      "schemes:\n  light:\n    sand: '#777777'\n",
    ),
    'the name of a color that there is not': brand("schemes:\n  light:\n    papier: '#FFFFFF'\n"),
    'the name of a scheme that there is not': brand("schemes:\n  night:\n    paper: '#000000'\n"),
    'a logo that is not there': ['brand/logo.svg', 'brand/lgo.svg'],
    'a logo of another kind': ['brand/logo.svg', 'brand/logo.png'],
    'a logo outside of the content folder': ['brand/logo.svg', '../static/logo.svg'],
    'a typeface without its license': brand('typeface:\n  file: brand/own.woff2\n  family: Own\n'),
    'a typeface whose name would end the style': brand(
      "typeface:\n  file: brand/own.woff2\n  family: O'wn}\n  license: OFL\n",
    ),
  })

  test.each([
    ["mainColor: '#2E8BC0'\naccentColor: '#A0522D'\n", 2],
    [base + scheme("brickBackground: '#9C3A2B'"), 1],
    [base + scheme("sand: '#777777'"), 1],
    [base + scheme("mist: '#7F7F7F'", "lamp: '#7F7F7F'"), 2],
    [base + scheme("muted: '#8899AA'", "band: '#777777'", "bandText: '#999999'"), 2],
    // Nothing has contrast with both backgrounds, and neither can be changed alone.
    [base + scheme("paper: '#FFFFFF'", "sand: '#000000'", "ink: '#333333'", "card: '#FFFFFF'"), 1],
  ])('a color that is proposed is another one, and right: %j', (colors, count) => {
    const wrong = `${colors}logo: brand/logo.svg\n`
    const problems = problemsOf(withFile(path, wrong))
    const proposed = problems.flatMap(({ fix, field, found }) => {
      const [was = '', color] = [found, fix].map((words) => /#[0-9A-F]{6}/.exec(words)?.[0])
      return color ? [{ field, was, color }] : []
    })
    expect(proposed).toHaveLength(count)
    for (const { field, was, color } of proposed) {
      expect(color).not.toBe(was)
      const name = field.split('.').at(-1) ?? ''
      const cured = wrong.replace(`${name}: '${was}'`, `${name}: '${color}'`)
      const left = problemsOf(withFile(path, cured)).map((problem) => problem.field)
      expect(problems.map((problem) => problem.field)).toEqual(expect.arrayContaining(left))
      expect(left).not.toContain(field)
    }
  })

  testGoodSites({
    'small letters': withFile(
      path,
      goodText(path)
        .toLowerCase()
        .replace('maincolor', 'mainColor')
        .replace('accentcolor', 'accentColor'),
    ),
  })
  testBadSites({ 'no brand.yaml': without(path) })
})

describe('the folder brand', () => {
  const drawing = 'brand/logo.svg'
  const typefaceLines = 'typeface:\n  file: brand/own.woff2\n  family: Own\n  license: OFL 1.1\n'
  const typefaceOf = (size: number): SourceFile[] => {
    const bytes = new Uint8Array(size)
    bytes.set(new TextEncoder().encode('wOF2'))
    return withFiles({ [path]: brand(typefaceLines), 'brand/own.woff2': bytes })
  }
  testBadFiles(drawing, {
    'a damaged logo, of which only the first mistake is said':
      '<svg viewBox="0 0 9 9"><path><g></svg>',
    'a logo that is too large': `<svg viewBox="0 0 9 9"><path d="${'M0 0h9v9z'.repeat(1000)}"/></svg>`,
  })
  testGoodSites({
    'a logo of the largest size': withFile(
      drawing,
      `<svg viewBox="0 0 9 9"><path d="${' '.repeat(mostDrawingBytes - 50)}"/></svg>`,
    ),
    'a typeface': typefaceOf(50_000),
  })
  testBadSites({
    'a typeface that is too large': typefaceOf(300_000),
    'brand.yaml with mistakes, whose files are not judged': without(drawing).map((file) =>
      file.path === path ? sourceFile(path, 'mainColor: x\n') : file,
    ),
  })
})
