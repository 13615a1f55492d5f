/** @jest-environment node */
import { stepTitles } from '../../src/content-model/article/article-body'
import { fridgeOf } from '../../src/content-model/rules/articles'
import { records } from './content'

const ours = [
  ...records.of('service').filter(({ id }) => ['scam-protection', 'troubleshooting'].includes(id)),
  ...records.of('page').filter(({ id }) => id === 'who-to-call'),
  ...records.of('guide'),
  ...records.of('article').filter(({ body = '' }) => stepTitles(body).length >= 3),
]

test('what people need in an emergency, and every text with steps, has a page for the fridge', () => {
  expect(ours.length).toBeGreaterThan(7)
  expect(ours.filter((record) => !fridgeOf(record)).map(({ file }) => file)).toEqual([])
})
