/** @jest-environment jsdom */
import { cleanPasted } from '../src/browser/text/paste'

// Google Docs leaves the table out; Word has a paragraph for each line of a cell.
test.each([
  ['from Google Docs', '<meta charset="utf-8"><tr><td>9 AM</td><td>Ruth</td></tr>'],
  ['from Word', '<table><tr><td><p>9</p><p>AM</p></td><td>Ruth</td></tr></table>'],
])('a table %s that is all there is becomes a list', (_, pasted) => {
  expect(cleanPasted(pasted)).toMatchObject({ html: '<ul><li>9 AM: Ruth</li></ul>' })
})
