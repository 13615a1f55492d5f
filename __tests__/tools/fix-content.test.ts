/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fixContent } from '../../tools/check/fix/fix-content'
import { smallSite } from '../sites/configurations'
import { writeSite } from '../sites/read-site'
import { today } from '../sites/source-files'

/** Fixes the small site with one file replaced. Returns what stands in that file then. */
async function fixed(path: string, text: string): Promise<string> {
  const folder = writeSite({ ...smallSite, [path]: text })
  try {
    await fixContent(folder, [], today)
    return readFileSync(join(folder, path), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const path = 'faqs/visits.yaml'

test('tabs are replaced where two spaces each are right', async () => {
  const text = 'title: Visits\nquestions:\n\t- question: When?\n\t\tanswer: Soon.\n'
  expect(await fixed(path, text)).toBe(
    'title: Visits\nquestions:\n  - question: When?\n    answer: Soon.\n',
  )
})

test.each([
  [
    'a block of words',
    path,
    'title: Visits\nquestions:\n  - question: When?\n    answer: >-\n\tSoon.\n\tVery soon.\n',
  ],
  [
    'a line that would belong to another one',
    path,
    'title: Visits\nquestions:\n  - question: When?\n\tanswer: Soon.\n',
  ],
  ['a comment, which does no harm', 'facts.yaml', 'callback: within 24 hours\n\n\t# A comment.\n'],
])('a tab stays where that would leave a mistake: %s', async (_, file, text) => {
  expect(await fixed(file, text)).toBe(text)
})
