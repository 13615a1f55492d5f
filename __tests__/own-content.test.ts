/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parse } from 'yaml'
import { contentDir } from '../src/build/settings'

/** Folders of tests that are about this site, its built files or its pages in a browser. */
const aboutThisSite = /^(specification|built|every-page)\/|^own-content\.test\.ts$/

const tests = readdirSync(__dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({
    file: relative(__dirname, file).split(sep).join('/'),
    text: readFileSync(file, 'utf8'),
  }))
  .filter(({ file }) => !aboutThisSite.test(file))

/** Ways to open the content folder of this site: by its name, or by asking where it is. */
const opens =
  /\b(?:check\w*|read\w*|open\w*|exists\w*|stat\w*|cp\w*|copy\w*|join|makeRepository|writeManyArticles)\(\s*['"`](?:\.{1,2}\/)*content(?:\/|['"`])|\bcontentDir\(\)|\breadSettings\(\)|from '(?:\.\.?\/)*content\//

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test.each([
  "checkContentDir('content')",
  "join('content', 'articles')",
  "cpSync('content', folder)",
  "readFileSync('content/site.yaml')",
  'readGuides(contentDir())',
  "import words from '../content/words'",
])('opening the content is seen: %s', (code) => expect(code).toMatch(opens))

test.each(["join(folder, 'content')", "git('add', 'content/site.yaml')", "attr('content')"])(
  'no harm is seen in %s',
  (code) => expect(code).not.toMatch(opens),
)

test('no unit or component test opens content/, so that writers can change every word there', () => {
  expect(tests.length).toBeGreaterThan(100)
  expect(tests.filter(({ text }) => opens.test(text)).map(({ file }) => file)).toEqual([])
})

// This file alone reads content/site.yaml, for nothing but the names that others must not know.
test('none knows the name, the numbers or the addresses of the organisation', () => {
  const site = parse(readFileSync(join(contentDir({}), 'site.yaml'), 'utf8')) as {
    name: string
    fullName: string
    origin: string
    phones: Record<string, string>
    emails: Record<string, string>
  }
  const numbers = Object.values(site.phones)
  const known = [
    ...[site.name, site.fullName, new URL(site.origin).host],
    ...Object.values(site.emails),
    ...numbers,
    ...numbers.map((number) => number.replace(/\D/g, '')),
  ]
  const found = tests.flatMap(({ file, text }) =>
    known
      .filter((words) => new RegExp(`(?<!\\w)${escaped(words)}(?!\\w)`).test(text))
      .map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})
