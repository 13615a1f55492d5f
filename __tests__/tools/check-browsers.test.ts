/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkScripts } from '../../tools/check-browsers/check-scripts'
import { checkStyles } from '../../tools/check-browsers/check-styles'

const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
const script = (code: string): string => {
  const file = join(folder, 'app.js')
  writeFileSync(file, code)
  return file
}
afterAll(() => rmSync(folder, { recursive: true }))

describe('a script', () => {
  test.each([
    ['[].at()', 'const a = [1].at(-1)', /ArrayPrototypeAt.*safari 14 requires 15.4/],
    ['Object.hasOwn', "Object.hasOwn({}, 'a')", /ObjectHasOwn/],
    ['a ??= b', 'let a; a ??= 1', /app\.js: .*LogicalAssignment \(firefox 78 requires 79/],
    ['broken syntax', 'const = 1', /app\.js.*Unexpected token/],
    ['a class with private fields', 'class A { #b = 1 }', /app\.js: .*PrivateClassFields/],
  ])('with %s is refused', (_, code, line) => {
    expect(checkScripts([script(code)])).toEqual([expect.stringMatching(line)])
  })

  test('of the promised year passes', () => {
    expect(checkScripts([script("const a = b => b?.c ?? 'd'.replaceAll('d', 'e')")])).toEqual([])
  })

  test('that is not there is no success', () => {
    expect(checkScripts([join(folder, 'missing.js')])).not.toEqual([])
  })
})

describe('a style sheet', () => {
  test.each([
    ['inset', 'a{inset:0}', /'inset'.*a\{inset:0\}/],
    ['a logical shorthand', 'a{margin-inline:auto}', /'margin-inline'/],
    [
      'a media condition',
      '@media (prefers-reduced-data:reduce){a{color:red}}',
      /prefers-reduced-data/,
    ],
    ['a function', 'a{color:color-mix(in srgb,red,blue)}', /color-mix/],
    [
      'a selector that takes another down with it',
      'nav a,details:has(a) > summary{color:red}',
      /drops the rule of all: nav a,details:has\(a\) > summary/,
    ],
    ['the same behind another rule', 'p{top:0}:focus-visible,a:hover{color:red}', /drops the rule/],
  ])('with %s is refused', async (_, sheet, line) => {
    expect(await checkStyles(sheet)).toEqual([expect.stringMatching(line)])
  })

  test.each([
    ['physical directions', 'a{top:0;right:0;margin-left:auto}'],
    ['what is asked for first', '@supports (inset:0){a{inset:0}}'],
    ['a selector alone that may be unknown', 'label:has(:checked){color:red}'],
    ['a list of selectors that everybody knows', 'a:hover,a:not(:first-child){color:red}'],
    ['what is plainer without', '@container (min-width:20rem){a{color:red}}'],
  ])('with %s passes', async (_, sheet) => {
    expect(await checkStyles(sheet)).toEqual([])
  })
})
