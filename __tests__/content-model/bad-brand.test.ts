/** @jest-environment node */
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { mostDrawingBytes } from '../../src/content-model/media-files'
import { testBadFiles } from './bad-file'
import {
  goodSite,
  goodText,
  locationsOf,
  problemsOf,
  withFile,
  withFiles,
  without,
} from './good-site'

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

  test('small letters are as good as capitals', () => {
    expect(
      problemsOf(
        withFile(
          path,
          goodText(path)
            .toLowerCase()
            .replace('maincolor', 'mainColor')
            .replace('accentcolor', 'accentColor'),
        ),
      ),
    ).toEqual([])
  })

  test('is needed', () => {
    expect(locationsOf(problemsOf(without(path)))).toEqual(['brand.yaml:1:1'])
  })
})

describe('the folder brand', () => {
  const logo = (text: string): string[] =>
    problemsOf(withFile('brand/logo.svg', text)).map(formatDiagnostic)

  test('a logo with a script is refused at its place, with a cure', () => {
    const [said, ...others] = logo('<svg viewBox="0 0 9 9">\n  <script>alert(1)</script></svg>')
    expect(others).toEqual([])
    expect(said).toContain('brand/logo.svg:2:')
    expect(said).toContain('an element <script>')
    expect(said).toContain('allowed: shapes only: svg, g, defs, path')
    expect(said).toContain('turn text into paths')
  })

  test('of a damaged logo, only the first mistake is said', () => {
    const said = logo('<svg viewBox="0 0 9 9"><path><g></svg>')
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('an SVG file in which every element is closed')
  })

  test('a logo that is too large is refused', () => {
    const path = `<path d="${'M0 0h9v9z'.repeat(1000)}"/>`
    const [said] = logo(`<svg viewBox="0 0 9 9">${path}</svg>`)
    expect(said).toContain('a file of 9 kB')
    expect(said).toContain('at most 8 kB')
    const fits = `<svg viewBox="0 0 9 9"><path d="${' '.repeat(mostDrawingBytes - 50)}"/></svg>`
    expect(logo(fits)).toEqual([])
  })

  test('a typeface is a WOFF2 file of a size that can be loaded', () => {
    const lines = 'typeface:\n  file: brand/own.woff2\n  family: Own\n  license: OFL 1.1\n'
    const typeface = (bytes: Uint8Array): string[] =>
      problemsOf(withFiles({ [path]: brand(lines), 'brand/own.woff2': bytes })).map(
        ({ found }) => found,
      )
    const woff2 = (size: number): Uint8Array => {
      const bytes = new Uint8Array(size)
      bytes.set(new TextEncoder().encode('wOF2'))
      return bytes
    }
    expect(typeface(woff2(50_000))).toEqual([])
    expect(typeface(new TextEncoder().encode('OTTO'))).toEqual([
      'a file that is not a WOFF2 typeface',
    ])
    expect(typeface(woff2(300_000))).toEqual(['a file of 300 kB'])
  })

  test('where brand.yaml has mistakes, its files are not judged', () => {
    const files = goodSite().filter((file) => file.path !== 'brand/logo.svg')
    const wrong = files.map((file) =>
      file.path === path ? { ...file, bytes: new TextEncoder().encode('mainColor: x\n') } : file,
    )
    expect(locationsOf(problemsOf(wrong)).every((location) => location.startsWith(path))).toBe(true)
  })
})
