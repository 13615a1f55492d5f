import { readBuiltSite } from './site'
import { mistakesIn } from './valid-html'

test('row 34: the check finds elements out of place and doubled ids', async () => {
  const html = '<p id="a">Words<div id="a">more</div></p>'
  const found = (await mistakesIn(html)).join('\n')
  expect(found).toContain('no-dup-id')
  expect(found).toContain('close-order')
})

test.each(readBuiltSite())('row 34: the HTML of $path is valid', async ({ html }) => {
  expect(await mistakesIn(html)).toEqual([])
})

test.each(readBuiltSite())('every class in the styles of $path is in its HTML', ({ html }) => {
  const style = (html.match(/<style[^>]*>.*?<\/style>/gs) ?? []).join('')
  expect(style).toContain('{')
  expect(style).not.toMatch(/\.sc-\w+-\d/)
})
