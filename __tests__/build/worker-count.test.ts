/** @jest-environment node */
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processorCount } from '../../src/build/worker-count'

const contentWith = (articles: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  for (let number = 0; number < articles; number++) {
    mkdirSync(join(folder, 'articles', `article-${number}`), { recursive: true })
  }
  return folder
}

test('a few articles are made beside Gatsby, many with all processors', () => {
  expect(processorCount(contentWith(0), 2)).toBe(2)
  expect(processorCount(contentWith(2), 2)).toBe(2)
  expect(processorCount(contentWith(200), 2)).toBe(3)
})
