/** @jest-environment node */
import { stepTitles } from '../../src/content-model/article/step-titles'
import { fridgeOf } from '../../src/content-model/rules/fridge'
import { records } from './content'

const ours = [
  ...records.of('service'),
  ...records.of('guide'),
  ...records.of('article').filter(({ body = '' }) => stepTitles(body).length >= 3),
]

test('every service, guide and article with steps has a page for the fridge', () => {
  expect(ours.length).toBeGreaterThan(9)
  expect(ours.filter((record) => !fridgeOf(record)).map(({ file }) => file)).toEqual([])
})
