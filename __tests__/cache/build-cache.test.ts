import { buildCache, cachedResults } from '../../src/cache/build-cache'
import { newFolder, runIn } from '../sites/new-folder'

runIn(newFolder())

test('what was kept is found under its name, until nothing asks for it', () => {
  const cache = buildCache('things')
  expect(cache.get('one')).toBeUndefined()
  cache.set('one', '<p>Call us.</p>')
  cache.set('two', '<p>Write to us.</p>')
  expect(cache.get('one')?.toString()).toBe('<p>Call us.</p>')
  cache.prune(new Set(['two']))
  expect(cache.get('one')).toBeUndefined()
  expect(cache.get('two')?.toString()).toBe('<p>Write to us.</p>')
})

test('a drawing is made once, and anew when something that it shows has changed', async () => {
  const made: string[] = []
  const drawing = (words: string) => ({
    parts: ['card', words],
    make: () => {
      made.push(words)
      return Promise.resolve(Buffer.from(`picture of ${words}`))
    },
  })
  const texts = async (...words: string[]) =>
    (await cachedResults('drawings', words.map(drawing))).map((bytes) => bytes.toString())

  expect(await texts('Hello', 'Call')).toEqual(['picture of Hello', 'picture of Call'])
  expect(await texts('Hello', 'Write')).toEqual(['picture of Hello', 'picture of Write'])
  expect(made).toEqual(['Hello', 'Call', 'Write'])
  // What the last build did not show is forgotten.
  await texts('Call')
  expect(made).toEqual(['Hello', 'Call', 'Write', 'Call'])
})
