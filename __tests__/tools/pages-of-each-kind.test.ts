/** @jest-environment node */
import { choosePages, partsOf } from '../../tools/speed/pages'

const page = (path: string, ...parts: string[]) => ({ path, parts: new Set(parts) })

test('the first page is chosen, then those with the most parts that are not seen yet', () => {
  const pages = [
    page('/', 'a'),
    page('/few', 'b'),
    page('/same', 'a'),
    page('/many', 'b', 'c', 'd'),
    page('/last', 'e'),
  ]
  expect(choosePages(pages)).toEqual(['/', '/many', '/last'])
})

test('a site without pages has none', () => expect(choosePages([])).toEqual([]))

test('parts are the folder of the address, the sections and the parts of an article', () => {
  const html =
    '<nav><details></details></nav><main><div data-section="hero" class="x"></div>' +
    '<article><div class="steps x"></div></article></main>'
  expect([...partsOf('/blog/one', html)]).toEqual([
    'folder /blog',
    'section hero',
    'article',
    'steps',
  ])
})
