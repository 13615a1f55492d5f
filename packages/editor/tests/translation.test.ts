/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto'
import { sourceHash } from '../../../src/content-model/rules/translations'
import { readVersion } from '../../../src/content-model/translated-source'
import { markChanges, showSource, withMark } from '../src/browser/translation'

Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

const path = 'articles/lost-phone/index.mdx'
const article = (excerpt: string, body: string): string =>
  `---\ntitle: A lost phone\nexcerpt: ${excerpt}\ntags: [Phones]\n---\n\n${body}\n`
const was = article('Call it first.', 'Call your own number.')
const now = article('Call it first, twice.', 'Call your own number.\n\nThen ask us.')

/** Returns a translation of a version of the article. */
const translationOf = (text: string): string =>
  `---\nsource: ${path}\nsourceHash: ${sourceHash(readVersion(path, text)!)}\ntranslatedOn: 2026-10-21\ntitle: Un teléfono perdido\n---\n\nLlame.\n`

/** Shows the article beside a translation of its earlier version. */
const show = (versions: readonly string[], current: string | undefined = now) =>
  showSource(translationOf(was), {
    now: () => Promise.resolve(current),
    earlier: async (accept) => {
      for (const text of versions) if (await accept(text)) return text
      return undefined
    },
    render: (body) => body.replace(/^.+$/gm, '<p>$&</p>').replaceAll('\n', ''),
  })

describe('beside a translation', () => {
  it('marks what has changed in the original since, by the version that was translated', async () => {
    const other = article('Something else.', 'Not this one.')

    expect(await show([now, other, was])).toEqual({
      change: 'marked',
      fields: [
        { path: ['title'], label: 'Title', html: 'A lost phone' },
        { path: ['excerpt'], label: 'Excerpt', html: 'Call it first<ins>, twice</ins>.' },
      ],
      body: '<p>Call your own number.</p><p><ins>Then ask us.</ins></p>',
    })
  })

  it('marks nothing if nobody has kept that version, or if nothing has changed', async () => {
    const { change, body } = (await show([]))!
    expect(change).toBe('unmarked')
    expect(body).not.toContain('<ins>')

    expect(await show([], was)).toMatchObject({ change: 'none' })
  })

  it('says in the file which version it is a translation of, once the writer says so', async () => {
    await show([])
    const text = translationOf(was)

    expect(withMark(text, { upToDate: false }, 'UTC')).toBe(text)
    const today = new Date().toISOString().slice(0, 10)
    expect(withMark(text, { upToDate: true }, 'UTC')).toBe(
      translationOf(now).replace('2026-10-21', today),
    )
  })

  it('leaves the file as it is if the original was never shown', () => {
    const text = translationOf(was).replace(path, 'guides/other/index.mdx')
    expect(withMark(text, { upToDate: true }, 'UTC')).toBe(text)
  })
})

it.each([
  ['words', '<p>Hang up now.</p>', '<p>Hang up.</p>', '<p>Hang up<del> now</del>.</p>'],
  [
    'a step',
    '<ol><li>One</li><li>Two</li></ol>',
    '<ol><li>One</li><li>New</li><li>Two</li></ol>',
    '<ol><li>One</li><li><ins>New</ins></li><li>Two</li></ol>',
  ],
  [
    'a paragraph that is gone',
    '<h2>A</h2><p>Gone</p><p>Stays</p>',
    '<h2>A</h2><p>Stays</p>',
    '<h2>A</h2><p><del>Gone</del></p><p>Stays</p>',
  ],
  [
    'another sentence in its place',
    '<p>Write to your bank.</p>',
    '<p>Never answer.</p>',
    '<p><del>Write to your bank.</del></p><p><ins>Never answer.</ins></p>',
  ],
  [
    'a block that was added',
    '<p>A</p>',
    '<p>A</p><div><p>B</p><ul><li>C</li></ul></div>',
    '<p>A</p><div><p><ins>B</ins></p><ul><li><ins>C</ins></li></ul></div>',
  ],
])('marks %s', (_what, before, after, marked) => {
  expect(markChanges(before, after)).toBe(marked)
})
