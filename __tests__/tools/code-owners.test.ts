/** @jest-environment node */
import { readFileSync } from 'node:fs'

const writers = '@porchlight/writers'
const developers = '@porchlight/developers'

/** Patterns and owners, as GitHub reads them: the last line that fits a file counts. */
const lines = readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean)
  .map((line) => line.split(/\s+/))

function ownersOf(file: string): string[] {
  const fits = ([pattern = '']: string[]): boolean =>
    pattern === '*' ||
    (pattern.endsWith('/') ? `/${file}`.startsWith(pattern) : `/${file}` === pattern)
  return lines.findLast(fits)?.slice(1) ?? []
}

test.each([
  'content/articles/lost-password/index.mdx',
  'content/pages/faq.yaml',
  'content/words.txt',
  'docs/writing.md',
])('%s is read by writers', (file) => expect(ownersOf(file)).toEqual([writers]))

test.each([
  'package.json',
  'src/build/settings.ts',
  'tools/preview/comment.cjs',
  '.github/workflows/preview-comment.yml',
  '.github/CODEOWNERS',
  'netlify.toml',
  'docs/deploying.md',
])('%s is read by developers', (file) => expect(ownersOf(file)).toEqual([developers]))

test.each(['content/site.yaml', 'content/layouts/remote-city.yaml'])('%s is read by both', (file) =>
  expect(ownersOf(file)).toEqual([writers, developers]),
)

test('there is no pattern that this test cannot read', () => {
  expect(lines.filter(([pattern = '']) => !/^(\*|\/[\w./-]+)$/.test(pattern))).toEqual([])
})
