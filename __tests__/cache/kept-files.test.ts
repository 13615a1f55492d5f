/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptFiles } from '../../src/cache/kept-files'
import { makeOnce } from '../../src/cache/make-once'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
const home = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

test('what was kept is found under its name, until nothing asks for it', () => {
  const kept = keptFiles('things')
  expect(kept.read('one')).toBeUndefined()
  kept.keep('one', '<p>Call us.</p>')
  kept.keep('two', '<p>Write to us.</p>')
  expect(kept.read('one')?.toString()).toBe('<p>Call us.</p>')
  expect(kept.names().sort()).toEqual(['one', 'two'])
  kept.forgetOthers(new Set(['two']))
  expect(kept.read('one')).toBeUndefined()
  expect(kept.names()).toEqual(['two'])
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
    (await makeOnce('drawings', words.map(drawing))).map((bytes) => bytes.toString())

  expect(await texts('Hello', 'Call')).toEqual(['picture of Hello', 'picture of Call'])
  expect(await texts('Hello', 'Write')).toEqual(['picture of Hello', 'picture of Write'])
  expect(made).toEqual(['Hello', 'Call', 'Write'])
  // What the last build did not show is forgotten.
  await texts('Call')
  expect(made).toEqual(['Hello', 'Call', 'Write', 'Call'])
})
