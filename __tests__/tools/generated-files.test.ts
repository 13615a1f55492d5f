import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import { coreCharacters } from '../../src/theme/font-core'
import { avoidUtilize, smallSite } from '../sites/configurations'
import { records } from '../sites/make-small-site'
import { allRules } from '../../packages/comfort-audit/src'
import { docsFile, docsPart } from '../../tools/comfort/record'
import { editorFiles, editorSchemas } from '../../tools/docs/editor'
import { describeKinds, markdownFile, sectionsMarkdown } from '../../tools/docs/sections'
import { coreFile, makeCoreFont } from '../../tools/font'

test.each(Object.entries(editorFiles()))('%s is what tools/docs writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
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
})

const kinds = describeKinds()

/** Without the examples: they are taken from content/, which writers change. */
const withoutExamples = (text: string): string =>
  text.replace(/^From `content\/[^`]+`:\n\n```yaml\n[\s\S]*?\n```\n/gm, 'An example.\n')

test('docs/sections.md matches the schemas; else run npx tsx tools/docs/main.ts', () => {
  const made = withoutExamples(sectionsMarkdown(records))
  expect(withoutExamples(readFileSync(markdownFile, 'utf8'))).toBe(made)
  expect(made.match(/^An example\.$/gm)).toHaveLength(kinds.length)
})

test.each(kinds)(
  'the kind $kind says what it is, and what each field is',
  ({ description, fields }) => {
    expect(description).toMatch(/^[A-Z].*\.$/)
    expect(fields.filter((field) => !/^[^ ].*[.}]$/.test(field.description.trim()))).toEqual([])
  },
)

test('the record has every rule and requirement: otherwise run `npm run comfort -- --record`', () => {
  const [part = ''] = docsPart.exec(readFileSync(docsFile, 'utf8')) ?? []
  const rows = Array.from(part.matchAll(/^\| ([a-z][a-z-]*) +\| (.+?) +\|/gm))
  expect(rows.map(([, name, requirement]) => ({ name, requirement }))).toEqual(
    allRules.map(({ name, requirement }) => ({ name, requirement })),
  )
})

describe('the core of the font', () => {
  test('is what `npx tsx tools/font.ts` makes of the package and the list of characters', async () => {
    expect(readFileSync(coreFile).equals(await makeCoreFont())).toBe(true)
  })

  test('fits into the first round trip of a connection', () => {
    expect(readFileSync(coreFile).length).toBeLessThan(14_000)
  })

  test('holds what Spanish needs, so that neither a link named Español nor a Spanish page loads a second file', () => {
    const spanish = 'áéíóúüñ ÁÉÍÓÚÜÑ ¿? ¡! «» “” –—'
    const missing = Array.from(spanish).filter((letter) => !coreCharacters.includes(letter))
    expect(missing).toEqual([])
  })
})
