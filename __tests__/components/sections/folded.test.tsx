import { type Section, sectionEntry } from '../../../src/content-model/schemas/section'
import { SectionList } from '../../../src/components/sections/section-list'
import { small } from '../../sites/make-small-site'
import { renderAlone } from '../layout/render'
import { oneSpace } from './visible-texts'

/** Returns the rows that open, with their titles and content. */
function rows(section: unknown): [row: string, opensTo: string][] {
  renderAlone(<SectionList sections={[section as Section]} />)
  return Array.from(document.querySelectorAll('details'), (details) => {
    const summary = details.querySelector('summary')!
    const answer = summary.nextElementSibling!
    expect(answer.id).not.toBe('')
    expect(details.open).toBe(false)
    // Nothing closes automatically: only questions share a name.
    expect(details).not.toHaveAttribute('name')
    return [oneSpace(summary.textContent), oneSpace(answer.textContent)]
  })
}

test('cards that are folded show label, figure and title, and open to the rest', () => {
  const cards = [
    {
      icon: 'phone',
      tag: 'Often',
      stat: '78%',
      title: 'A strange call',
      text: 'Let it ring.',
      points: ['They hurry you'],
      source: 'A survey',
    },
    { title: 'A strange letter', text: 'Ask first.' },
  ]
  expect(rows({ kind: 'cards', title: 'Scams', folded: true, cards })).toEqual([
    ['78% A strange call Often', 'Let it ring.They hurry youSource: A survey'],
    ['A strange letter', 'Ask first.'],
  ])
  expect(document.querySelectorAll('summary h3')).toHaveLength(2)
})

test('folded promises keep the advice for doubt visible', () => {
  const entry = sectionEntry.parse({ shared: 'promises', folded: 'true' })
  const [section] = small.resolved([entry])
  expect(rows(section)).toEqual([
    ['We always', 'Say our nameTell you the price first'],
    ['We never', 'Ask for a passwordAsk for gift cards'],
  ])
  expect(
    document
      .querySelector('details')!
      .compareDocumentPosition(
        [...document.querySelectorAll('p')].find(({ textContent }) =>
          textContent.startsWith('Hang up and call'),
        )!,
      ),
  ).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})
