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
