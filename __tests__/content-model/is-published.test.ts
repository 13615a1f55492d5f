import { isPublished } from '../../src/content-model/article/is-published'

const today = '2026-11-01'

test.each([
  ['an article that says nothing', {}, true],
  ['draft: false', { draft: false }, true],
  ['a draft', { draft: true }, false],
  ['a day that is past', { publishOn: '2026-10-31' }, true],
  ['today', { publishOn: today }, true],
  ['tomorrow', { publishOn: '2026-11-02' }, false],
  ['a day in another year', { publishOn: '2027-01-01' }, false],
  ['a draft whose day is past', { draft: true, publishOn: '2026-10-31' }, false],
])('%s', (_, article, published) => {
  expect(isPublished(article, today)).toBe(published)
  expect(isPublished(article, today, false)).toBe(published)
  expect(isPublished(article, today, true)).toBe(true)
})
