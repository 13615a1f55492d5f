/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { editorFiles, editorSchemas } from '../../tools/docs/editor'
import { avoidUtilize, smallSite } from '../sites/configurations'
import { mistakesFile, mistakesMarkdown } from '../../tools/docs/mistakes'

test.each(Object.entries(editorFiles()))('%s is what npm run docs writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test(`${mistakesFile} is what npm run docs writes`, () => {
  expect(readFileSync(mistakesFile, 'utf8')).toBe(mistakesMarkdown())
})

describe('the schemas', () => {
  const schemas = editorSchemas()
  const jsonSchemas = schemas.map(({ files, text }) => ({
    patterns: files.map((file) =>
      file
        .replace(/[.]/g, '\\.')
        .replace(/\?/g, '[^/]')
        .replace(/\*\*\/|\*/g, (part) => (part === '*' ? '[^/]+' : '(?:[^/]+/)*')),
    ),
    schema: z.fromJSONSchema(JSON.parse(text) as z.core.JSONSchema.BaseSchema),
  }))
  const fits = (path: string, text: string): boolean => {
    const found = jsonSchemas.find(({ patterns }) =>
      patterns.some((pattern) => new RegExp(`^${pattern}$`).test(`content/${path}`)),
    )
    if (!found) throw new Error(`no schema is for ${path}`)
    return found.schema.safeParse(parse(text)).success
  }
  const written = { ...smallSite, 'words-to-avoid.yaml': avoidUtilize }
  const files = Object.entries(written)
    .filter(([path]) => /\.(yaml|mdx)$/.test(path))
    .map(([path, text]) => ({
      path,
      text: path.endsWith('.mdx') ? (text.split('\n---\n')[0] ?? '') : text,
    }))

  test('fit a file of every kind, as an editor reads it', () => {
    expect(files.filter(({ path, text }) => !fits(path, text)).map(({ path }) => path)).toEqual([])
  })

  test('fit a translation of every file that can have one', () => {
    const isShared = (path: string): boolean => /^(brand|prices|layouts|interface)\b/.test(path)
    const source =
      'source: pages/contact.yaml\nsourceHash: 0123456789ab\ntranslatedOn: 2026-11-23\n'
    const translated = (text: string): string =>
      text.startsWith('---\n') ? text.replace('---\n', `---\n${source}`) : source + text
    const own = files.filter(({ path }) => !isShared(path))
    const refused = own.filter(({ path, text }) => !fits(`es/${path}`, translated(text)))
    expect(own.length).toBeGreaterThan(5)
    expect(refused.map(({ path }) => path)).toEqual([])
    // Only texts of these are written again.
    expect(fits('es/site.yaml', `${source}tagline: Ayuda en su mesa\n`)).toBe(true)
    expect(fits('es/site.yaml', `${source}color: red\n`)).toBe(false)
    expect(fits('es/site.yaml', 'sourceHash: wrong\n')).toBe(false)
  })

  test('refuse a field that is not known, and one that is missing', () => {
    const { path, text } = files.find((file) => file.path.startsWith('pages/')) ?? files[0]!
    expect(fits(path, text)).toBe(true)
    expect(fits(path, `${text}color: red\n`)).toBe(false)
    expect(fits(path, text.replace(/^label: .*$/m, ''))).toBe(false)
  })
})
