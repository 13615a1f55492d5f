/** @jest-environment node */
import { articleComponents } from '../../../src/content-model/article/article-components'
import { parseBody } from '../../../src/content-model/article/article-body'
import { inspectBody } from '../../../src/content-model/article/check-article-body'
import { labelOf } from '../../../tools/cms/config/label-of'
import {
  insertionAt,
  insertions,
  placeOfBlock,
  type Insertion,
} from '../../../tools/cms/browser/insertions'

const button = (label: string): Insertion => {
  const found = insertions.find((one) => one.label === label)
  if (!found) throw new Error(`There is no button "${label}".`)
  return found
}

const press = (label: string, text: string): string => {
  const [before = '', selected = '', after = ''] = text.split('|')
  const range = [before.length, before.length + selected.length] as const
  const { text: put } = insertionAt(before + selected + after, range, button(label))
  return before + put + after
}

/** Buttons of components that stand in others only. */
const insideOthers = ['Question', 'Button link', 'If it goes wrong', 'It worked']

describe('the buttons above the text of an article', () => {
  it('are there for every component that an article may hold', () => {
    const labels = insertions.map(({ label }) => label)

    expect(labels).toEqual(expect.arrayContaining(Object.keys(articleComponents).map(labelOf)))
    expect(new Set(labels).size).toBe(labels.length)
  })

  it.each(insertions.filter(({ label }) => !insideOthers.includes(label)))(
    'put what the check allows: $label',
    (insertion) => {
      const start = '## Before\n\nWords before.'
      const { text } = insertionAt(`${start}\n\nAfter.`, [start.length, start.length], insertion)
      const parsed = parseBody(`${start}${text}\n\nAfter.`)

      const place = { file: 'articles/a/index.mdx', collection: 'article' } as const
      expect(inspectBody(place, parsed, {}).diagnostics).toEqual([])
    },
  )

  it.each([
    ['at the beginning', '||', '## Write here.'],
    ['behind a line', 'One.||', 'One.\n\n## Write here.'],
    ['between two paragraphs', 'One.\n||\nTwo.', 'One.\n\n## Write here.\n\nTwo.'],
  ])('keep empty lines around a block %s', (_name, text, result) => {
    expect(press('Heading', text)).toBe(result)
  })

  it('put a block below the line of the cursor, which stays whole', () => {
    expect(placeOfBlock('One line.\n\nTwo.', [3, 3])).toEqual([9, 9])
    expect(placeOfBlock('One line.', [3, 3])).toEqual([9, 9])
    expect(placeOfBlock('One line.', [0, 3])).toEqual([0, 3])
  })

  it('put what is selected into the part', () => {
    expect(press('Bold', 'Do |not| pay.')).toBe('Do **not** pay.')
    expect(press('Link', 'Ask |us|.')).toBe('Ask [us](/contact).')
    expect(press('Warning', '|They call you.|')).toContain('>\n\nThey call you.\n\n</Warning>')
  })

  it('select the words that are to be replaced', () => {
    const { text, selection } = insertionAt('', [0, 0], button('Link card'))

    expect(text.slice(...selection)).toBe('https://www.example.com')
  })
})
