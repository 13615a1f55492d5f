/** @jest-environment node */
import { formatContent } from '../../../tools/format/format-content'
import { fromFile, toFile, type Values } from '../src/browser/format'

const fields = ['title', 'excerpt', 'tags', 'featured', 'draft', 'fridge', 'original', 'body'].map(
  (name) => ({ name, widget: ['featured', 'draft'].includes(name) ? 'boolean' : 'string' }),
)

const file = `---
# A comment of the writer.
title: 'A lost key: what now?'
tags: [Keys, Doors]

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

const formatted = (values: Values): Promise<string> =>
  formatContent('index.mdx', toFile(values, fields))
const save = (change: Values, from = file): Promise<string> =>
  formatted({ ...fromFile(from, fields), ...change })

describe('a file of an article, read and saved by the editor', () => {
  it('keeps what a translation says of its source, for which there are no fields', async () => {
    const head = 'source: articles/key/index.mdx\nsourceHash: 0123456789ab\nslug: blog/llave\n'
    const translated = file.replace('---\n', `---\n${head}`)
    expect(await save({ title: 'Una llave' }, translated)).toBe(
      translated.replace("'A lost key: what now?'", 'Una llave'),
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
  ])('saves a file %s without changing a byte', async (_name, text) => {
    expect(await save({}, text)).toBe(text)
  })

  it('saves a switch that is off, and fields left empty, as the file had them', async () => {
    expect(await save({ featured: false, draft: false, excerpt: '', fridgeless: null })).toBe(file)
  })

  it('changes only the line of a changed field', async () => {
    expect(await save({ title: 'A lost "key": now what?' })).toBe(
      file.replace("'A lost key: what now?'", '\'A lost "key": now what?\''),
    )
    expect(await save({ tags: ['Keys', 'Doors', 'Locks, old'] })).toBe(
      file.replace('[Keys, Doors]', "[Keys, Doors, 'Locks, old']"),
    )
  })

  it('adds a field at its place, and takes away one that was emptied', async () => {
    expect(await save({ excerpt: 'Look twice.' })).toBe(
      file.replace("what now?'\n", "what now?'\nexcerpt: Look twice.\n"),
    )
    expect(await save({ tags: [] })).toBe(file.replace('tags: [Keys, Doors]\n', ''))
    expect(await save({ draft: true })).toBe(file.replace('false\n', 'false\ndraft: true\n'))
    expect(await save({ fridge: { title: '', lines: [] } })).toBe(
      file.replace(/fridge:[^-]*- Stay calm.\n/, ''),
    )
  })

  it('changes only the text, where only that was changed', async () => {
    expect(await save({ body: 'Other words.\r\n' })).toBe(
      file.replace(/\n<Key[\s\S]*/, '\nOther words.\n'),
    )
  })

  it('writes a new file with its fields in order', async () => {
    const values = { body: 'Hello.', draft: true, title: 'Yes', tags: ['A', 'B'], excerpt: '' }

    expect(await formatted(values)).toBe(
      '---\ntitle: Yes\ntags: [A, B]\ndraft: true\n---\n\nHello.\n',
    )
  })
})

const groupFields = [
  { name: 'title', widget: 'string' },
  { name: 'badge', widget: 'string' },
  {
    name: 'questions',
    widget: 'list',
    fields: ['tag', 'question', 'answer'].map((name) => ({ name, widget: 'string' })),
  },
  { name: 'hours', widget: 'object', fields: [{ name: 'opens', widget: 'string' }] },
]
const group = `# About visits
title: Visits
# In the order of a visit
questions:
  - question: How long?
    answer: >-
      It takes as long as you need, and not a minute longer. Nobody will hurry you, and you may stop at
      any time.
  # Asked by families
  - question: 'Who comes: one or two?'
    answer: One helper.
hours: { opens: 08:00 }
`
// The editor numbers the items of a list.
const question = { __id: '1', answer: 'The first call is.', question: 'Is it free?' }

describe('a file of YAML, read and saved by the editor', () => {
  const values = fromFile(group, groupFields)
  // In another order than in the file, as the editor may have them.
  const [first, second] = (values.questions as Record<string, string>[]).map((one, index) => ({
    __id: String(index),
    answer: one.answer,
    question: one.question,
  })) as [object, object]
  const formatted = (values: Values): Promise<string> =>
    formatContent('a.yaml', toFile(values, groupFields))
  const saved = (change: object): Promise<string> => formatted({ ...values, ...change })

  it.each([
    ['a word, in the style it has', { title: 'Our visits: all' }, 'Visits', "'Our visits: all'"],
    [
      'a folded text',
      { questions: [{ ...first, answer: 'An hour.' }, second] },
      /It takes[\s\S]*?time\./,
      'An hour.',
    ],
    [
      'a text that gets a second paragraph',
      { questions: [first, { ...second, answer: 'One.\n\nOr two.' }] },
      'One helper.',
      '|-\n      One.\n\n      Or two.',
    ],
    [
      'an item at the end',
      { questions: [first, second, question] },
      'One helper.\n',
      'One helper.\n  - question: Is it free?\n    answer: The first call is.\n',
    ],
    [
      'an item at the beginning',
      { questions: [question, first, second] },
      '  - question: How',
      '  - question: Is it free?\n    answer: The first call is.\n  - question: How',
    ],
    ['an item that goes', { questions: [second] }, / {2}- question: How[\s\S]*?time\.\n/, ''],
    [
      'a field above the first one of an item',
      { questions: [first, { ...second, tag: 'New' }] },
      "- question: 'Who",
      "- tag: New\n    question: 'Who",
    ],
    ['a field that was not there', { badge: 'New' }, 'Visits\n', 'Visits\nbadge: New\n'],
    ['a group on one line', { hours: { opens: '09:00' } }, '08:00', '09:00'],
  ])('changes only %s', async (_name, change, before, after) => {
    expect(await saved(change)).toBe(group.replace(before, () => after))
  })

  it('takes away the first field of an item', async () => {
    const text = group.replace('- question: How', '- tag: New\n    question: How')
    const values = fromFile(text, groupFields)
    const [one, two] = values.questions as [object, object]
    const questions = [{ ...one, tag: '' }, two]
    expect(await formatted({ ...values, questions })).toBe(group)
  })

  it('puts a new last line below a text without a line end', async () => {
    const text = 'title: Visits'
    expect(await formatted({ ...fromFile(text, groupFields), badge: 'New' })).toBe(
      'title: Visits\nbadge: New\n',
    )
  })

  it('writes a new file', async () => {
    const values = { title: 'Visits', questions: [question], hours: { opens: '' } }
    expect(await formatted(values)).toBe(
      'title: Visits\nquestions:\n  - question: Is it free?\n    answer: The first call is.\n',
    )
  })
})

const text = (name: string) => ({ name, widget: 'string' })
const pageFields = [
  {
    name: 'sections',
    widget: 'list',
    types: [
      { name: 'shared', widget: 'object', fields: [text('shared')] },
      {
        name: 'cards',
        widget: 'object',
        fields: [
          ...[text('kind'), text('title'), { name: 'lit', widget: 'boolean' }],
          { name: 'cards', widget: 'list', fields: [text('title'), text('text'), text('stat')] },
        ],
      },
    ],
  },
]
const page = `sections:
  - kind: cards
    title: Prices
    lit: false
    # No form has it.
    unknown: { a: 1 }
    cards:
      - title: One
        stat: '0'

  # Of all pages.
  - shared: mission

  - kind: cards
    title: Reasons
    cards:
      - title: Two
`

describe('a page of sections, read and saved by the editor', () => {
  const [prices, mission, reasons] = fromFile(page, pageFields).sections as Values[] as [
    Values,
    Values,
    Values,
  ]
  const save = (...sections: Values[]): Promise<string> =>
    formatContent('a.yaml', toFile({ ...fromFile(page, pageFields), sections }, pageFields))

  it('says what each section is', () => {
    expect(mission).toEqual({ kind: 'shared', shared: 'mission' })
  })

  it('keeps what no form has, and comments, with a section that is moved and changed at once', async () => {
    const saved = await save({ ...reasons, title: 'Why' }, mission, { ...prices, title: 'Costs' })
    expect(saved).toBe(`sections:
  - kind: cards
    title: Why
    cards:
      - title: Two

  # Of all pages.
  - shared: mission

  - kind: cards
    title: Costs
    lit: false
    # No form has it.
    unknown: { a: 1 }
    cards:
      - title: One
        stat: '0'
`)
  })

  it('writes nothing for what the editor fills in as empty', async () => {
    const card = { title: 'One', text: '', stat: '0', __sc_item_id: '1' }
    const filled = { ...prices, lit: false, cards: [card] }
    const empty = { title: '', text: null, stat: '' }
    expect(await save(filled, mission, reasons)).toBe(page)
    expect(await save(filled, mission, { ...reasons, lit: false, cards: [empty] })).toBe(
      page.replace('    cards:\n      - title: Two\n', ''),
    )
  })

  it('adds a section, and a second one that is the same', async () => {
    const shared = '  - shared: mission\n'
    expect(await save(prices, mission, mission, reasons)).toBe(
      page.replace(shared, `${shared}\n${shared}`),
    )
  })
})
