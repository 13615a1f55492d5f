/** @jest-environment node */
import { fromFile, toFile } from '../../../tools/cms/browser/format'

const fields = ['title', 'excerpt', 'tags', 'featured', 'draft', 'fridge', 'original', 'body'].map(
  (name) => ({ name, widget: ['featured', 'draft'].includes(name) ? 'boolean' : 'string' }),
)

const file = `---
# A comment of the writer.
title: "A lost key: what now?"
tags: [Keys,  Doors]

featured: false
fridge:
  title: 'Lost key'
  lines:
    - Stay calm.
---

<KeyPoints>

- Look again.

</KeyPoints>
`

const save = (change: Record<string, unknown>, from = file): string =>
  toFile({ ...fromFile(from, fields), ...change }, fields)

describe('a file of an article, read and saved by the editor', () => {
  it('keeps what a translation says of its source, for which there are no fields', () => {
    const head = 'source: articles/key/index.mdx\nsourceHash: 0123456789ab\nslug: blog/llave\n'
    const translated = file.replace('---\n', `---\n${head}`)
    expect(save({ title: 'Una llave' }, translated)).toBe(
      translated.replace('"A lost key: what now?"', 'Una llave'),
    )
  })

  it('reads front matter as text, switches as such, and the text below', () => {
    expect(fromFile(file, fields)).toEqual({
      title: 'A lost key: what now?',
      tags: ['Keys', 'Doors'],
      featured: false,
      // Left out in the file, which means off; in a new one it is on.
      draft: false,
      fridge: { title: 'Lost key', lines: ['Stay calm.'] },
      body: '<KeyPoints>\n\n- Look again.\n\n</KeyPoints>',
      original: file,
    })
  })

  it.each([
    ['as it is', file],
    ['without text', '---\ntitle: 12:30\n---\n'],
    ['without a line end', '---\ntitle: a\n---\n\nWords'],
    ['with the line ends of Windows', '---\r\ntitle: a\r\n---\r\n\r\nWords\r\n'],
  ])('saves a file %s without changing a byte', (_name, text) => {
    expect(save({}, text)).toBe(text)
  })

  it('saves a switch that is off, and fields left empty, as the file had them', () => {
    expect(save({ featured: false, draft: false, excerpt: '', fridgeless: null })).toBe(file)
  })

  it('changes only the line of a changed field', () => {
    expect(save({ title: 'A lost "key": now what?' })).toBe(
      file.replace('"A lost key: what now?"', '\'A lost "key": now what?\''),
    )
    expect(save({ tags: ['Keys', 'Doors', 'Locks, old'] })).toBe(
      file.replace('[Keys,  Doors]', '[Keys, Doors, "Locks, old"]'),
    )
  })

  it('adds a field at its place, and takes away one that was emptied', () => {
    expect(save({ excerpt: 'Look twice.' })).toBe(
      file.replace('what now?"\n', 'what now?"\nexcerpt: Look twice.\n'),
    )
    expect(save({ tags: [] })).toBe(file.replace('tags: [Keys,  Doors]\n', ''))
    expect(save({ draft: true })).toBe(file.replace('false\n', 'false\ndraft: true\n'))
    expect(save({ fridge: { title: '', lines: [] } })).toBe(
      file.replace(/fridge:[^-]*- Stay calm.\n/, ''),
    )
  })

  it('changes only the text, where only that was changed', () => {
    expect(save({ body: 'Other words.\r\n' })).toBe(
      file.replace(/\n<Key[\s\S]*/, '\nOther words.\n'),
    )
  })

  it('writes a new file with its fields in order', () => {
    const values = { body: 'Hello.', draft: true, title: 'Yes', tags: ['A', 'B'], excerpt: '' }

    expect(toFile(values, fields)).toBe(
      '---\ntitle: Yes\ntags: [A, B]\ndraft: true\n---\n\nHello.\n',
    )
  })

  it('saves once more what it has saved before', () => {
    const values = { ...fromFile(file, fields), title: 'One' }

    expect(toFile({ ...values, title: 'Two' }, fields)).toContain('title: Two\n')
    expect(toFile({ ...values, title: 'Two' }, fields)).not.toContain('One')
  })
})
