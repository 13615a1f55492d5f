import { indexWords, candidateArticles, wordsWithPrefix } from '../../src/search/word-index'

const index = indexWords([' wi fi at home ', ' home phone call calls ', ' a phone '])
const places = (text: string): number[] => [...candidateArticles(index, text)].sort()

test('the words with a prefix are found, and no others', () => {
  expect(wordsWithPrefix(index, 'call')).toEqual(['call', 'calls'])
  expect(wordsWithPrefix(index, 'p')).toEqual(['phone'])
  expect(wordsWithPrefix(index, 'zebra')).toEqual([])
})

test('an article is found by a prefix of its word, once', () => {
  expect(places(' call')).toEqual([1])
  expect(places(' pho')).toEqual([1, 2])
  expect(places(' xylo')).toEqual([])
})

test('of several words the longest decides; only the last may be incomplete', () => {
  expect(places(' home pho')).toEqual([0, 1])
  expect(places(' hom phone')).toEqual([1, 2])
  expect(places(' homes at')).toEqual([])
})
