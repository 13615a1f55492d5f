/** @jest-environment node */
import { problemsOf, withFile } from './good-site'

const path = 'brand.yaml'
const base = "mainColor: '#12355B'\naccentColor: '#F2B84B'\n"
const scheme = (...colors: string[]): string =>
  ['schemes:', '  light:', ...colors.map((color) => `    ${color}`), ''].join('\n')

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
