import { collections } from '../../src/content-model/collections'
import { records } from './make-small-site'

test('the small site has a file of every kind, but for what few sites have', () => {
  const kinds = new Set(records.all.map(({ collection }) => collection))
  const missing = Object.keys(collections).filter((name) => !kinds.has(name as 'site'))
  expect(missing).toEqual(['copied', 'redirects', 'search', 'wordsToAvoid', 'stepGuide', 'alert'])
})
