/** @jest-environment node */
import { fieldWith, lineWith } from '../src/browser/find-words'

const facts = { phone: '(904) 555-0134' }

test('words of a page lead to the field that has them', () => {
  const values = {
    title: 'Call us',
    sections: [{ text: 'A' }, { text: '**Call** us\nat {phone}.' }],
  }
  expect(fieldWith('Call us', values, facts)).toBe('title')
  expect(fieldWith('Call us at (904) 555-0134.', values, facts)).toBe('sections[2].text')
  expect(fieldWith('Nobody wrote this', values, facts)).toBeUndefined()
})

test('words of an article lead to their line', () => {
  const text = '## Call\n\nRead [our\npage](/a), or call\n{phone}.\n\n- Done'
  expect(lineWith('Read our page, or call (904) 555-0134.', text, facts)).toBe(3)
  expect(lineWith('Done', text, facts)).toBe(7)
  expect(lineWith('Nobody wrote this', text, facts)).toBe(0)
})
