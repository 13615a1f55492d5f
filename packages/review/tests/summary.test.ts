import type { Change, ChangesReport } from '../src/report'
import { maxCharacters, readReport, summaryMarkdown } from '../src/summary.cjs'
import { mistakeExamples } from './mistake'

const page: Change = {
  kind: 'new',
  title: 'A lost password',
  path: '/blog/lost-password',
  notes: ['A draft: only previews show it.'],
}

const report = (more: Partial<ChangesReport> = {}): ChangesReport => ({
  version: 1,
  base: { ref: 'origin/main', commit: '0'.repeat(40) },
  built: true,
  pages: [page],
  shared: [],
  check: { ok: true, mistakes: [], warnings: [] },
  ...more,
})

const summary = (more?: Partial<ChangesReport>, options?: Parameters<typeof summaryMarkdown>[1]) =>
  summaryMarkdown(readReport(JSON.stringify(report(more))), options)

test('lists pages with links and notes, and says whether the checks passed', () => {
  const removed: Change = { ...page, kind: 'removed', path: undefined, lost: '/old', notes: [] }
  const changed: Change = { ...page, kind: 'changed', path: '/faq', notes: [] }
  expect(
    summary(
      { pages: [page, changed, removed] },
      { url: 'https://12.example.com', run: 'https://r' },
    ),
  ).toBe(`### What changed

Checks of the content: passed.

[See every difference](https://12.example.com/__changes)

[See the run and download the preview](https://r)

**Pages**

- **New**: \`A lost password\`, at [\`/blog/lost-password\`](https://12.example.com/blog/lost-password); \`A draft: only previews show it.\`
- **Changed**: \`A lost password\`, at [\`/faq\`](https://12.example.com/faq)
- **Removed**: \`A lost password\`, was at \`/old\`, where nothing is any more
`)
})

test('mistakes are counted and the first of them listed; warnings too', () => {
  const text = summary({
    built: false,
    check: { ok: false, mistakes: mistakeExamples(25), warnings: mistakeExamples(1) },
  })
  expect(text).toContain('**25 mistakes** must be fixed.')
  expect(text).toContain('The preview was not built.')
  expect(text).toContain(
    '- `articles/x/index.mdx`, line 6, column 11: `"Scam"`. `Did you mean "Scams"?`',
  )
  expect(text.match(/^- `articles/gm)).toHaveLength(21)
  expect(text).toContain('And more: run `npm run check`.')
})

describe('text of a fork', () => {
  const said = (title: string): string =>
    summary({ pages: [{ ...page, title, notes: [] }] })
      .split('\n')
      .at(-2) ?? ''

  test.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a name that would be notified', '@everybody see #1'],
    ['a link', '[Sign in](https://evil.example)'],
    ['a picture', '![](https://evil.example/count.png)'],
    ['an entity', '&lt;script&gt;'],
    ['a comment', '<!-- summary of the preview -->'],
  ])('%s stands in a piece of code, as it was written', (_, title) => {
    expect(said(title)).toBe(`- **New**: \`${title}\`, at \`/blog/lost-password\``)
  })

  test.each([
    ['`x', '`` `x ``'],
    ['x`', '`` x` ``'],
    ['a `` b ``` c', '````a `` b ``` c````'],
    ['`', '`` ` ``'],
    ['', '(nothing)'],
  ])('the marks of %j never end the piece of code', (title, code) => {
    expect(said(title)).toBe(`- **New**: ${code}, at \`/blog/lost-password\``)
  })

  test('line ends start no line, and invisible characters are named', () => {
    expect(said('a\n\n# Accepted\r\n- [x] b\u202e\u2028c')).toBe(
      '- **New**: `a # Accepted - [x] b[U+202E][U+2028]c`, at `/blog/lost-password`',
    )
  })
})

test('a comment never exceeds what GitHub accepts, and says so', () => {
  const pages = Array.from({ length: 5_000 }, (_, index) => ({
    ...page,
    title: 'x'.repeat(500),
    path: `/blog/${'y'.repeat(190)}-${index}`,
    notes: Array.from({ length: 9 }, () => 'z'.repeat(500)),
  }))
  const text = summary({ pages, shared: pages })
  expect(text.length).toBeLessThanOrEqual(maxCharacters)
  expect(text).toContain('More changed than a comment can hold.')
})

test.each([
  ['no JSON', 'nonsense'],
  ['a list', '[]'],
  ['null', 'null'],
  ['another version', JSON.stringify({ ...report(), version: 2 })],
  ['no checks', JSON.stringify({ ...report(), check: undefined })],
  ['no pages', JSON.stringify({ ...report(), pages: {} })],
  ['a kind of its own', JSON.stringify(report({ pages: [{ ...page, kind: 'x' as 'new' }] }))],
  ['a title that is no text', JSON.stringify({ ...report(), pages: [{ ...page, title: {} }] })],
  [
    'a path of another site',
    JSON.stringify(report({ pages: [{ ...page, path: '//evil.example)' }] })),
  ],
  ['a path with Markdown', JSON.stringify(report({ pages: [{ ...page, path: '/a) [x](//b' }] }))],
])('a report with %s is refused', (_, text) => {
  expect(() => readReport(text)).toThrow()
})
