/** @jest-environment jsdom */
import { cleanPasted } from '../src/browser/text/paste'

// Google Docs leaves the table out; Word has a paragraph for each line of a cell.
test.each([
  ['from Google Docs', '<meta charset="utf-8"><tr><td>9 AM</td><td>Ruth</td></tr>'],
  ['from Word', '<table><tr><td><p>9</p><p>AM</p></td><td>Ruth</td></tr></table>'],
])('a table %s that is all there is becomes a list', (_, pasted) => {
  expect(cleanPasted(pasted)).toMatchObject({ html: '<ul><li>9 AM: Ruth</li></ul>' })
})

test('a cell beside several rows is said in each of them', () => {
  const rows = '<tr><td rowspan=2>Monday</td><td>9 AM</td></tr><tr><td>1 PM</td></tr>'
  expect(cleanPasted(`<table>${rows}</table>`)).toMatchObject({
    html: '<ul><li>Monday: 9 AM</li><li>Monday: 1 PM</li></ul>',
  })
})

test.each([
  [
    'a link that Google counts',
    '<a href="https://www.google.com/url?q=https://ftc.gov/a&amp;sa=D">a</a>',
  ],
  [
    'a link that Outlook watches',
    '<a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fftc.gov%2Fa&amp;data=1">a</a>',
  ],
])('%s leads to its page', (_, pasted) => {
  expect(cleanPasted(pasted).html).toBe('<a href="https://ftc.gov/a">a</a>')
})

test.each([
  ['a footnote', 'a<a href="#_ftn1">b</a>'],
  ['a file of the writer', 'a<a href="file:///C:/b.docx">b</a>'],
  ['words that were deleted', 'a<del>gone</del>b'],
  [
    'a comment',
    'ab<span style="mso-special-character:comment"><a href="#_msocom_1">[R1]</a></span>',
  ],
  ['hidden words', 'a<span style="display:none">gone</span>b'],
  ['what nobody sees', 'a\u200b&shy;\ufeffb'],
])('of %s only the words stay', (_, pasted) => {
  expect(cleanPasted(pasted).html).toBe('ab')
})
