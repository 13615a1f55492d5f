import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { confirmClaims } from '../../tools/check/confirm'
import { fixContent } from '../../tools/check/fix'
import { smallSite } from '../sites/configurations'
import { newFolder } from '../sites/new-folder'
import { writeSite } from '../sites/read-site'
import { today } from '../sites/source-files'

const page = 'pages/contact.yaml'
const own = smallSite[page] ?? ''
const writePage = (words: string): string =>
  writeSite({ ...smallSite, [page]: own.replace('Call {phone} and ask.', words) }, newFolder())

/** Answers for a person; returns what was shown and how much is open then. */
async function confirm(folder: string, only: string, answer: boolean): Promise<[string, number]> {
  const shown: string[] = []
  const left = await confirmClaims(folder, [only], today, (words) => {
    shown.push(words)
    return Promise.resolve(answer)
  })
  return [shown.join('\n'), left]
}

test('a sentence of the sample is open until a person has confirmed it', async () => {
  const folder = writePage('You won’t pay anything yet. Call {phone} to ask for them.')
  const shown = `${page}\n  You won’t pay anything yet.`
  expect(await confirm(folder, page, false)).toEqual([shown, 1])
  expect(await confirm(folder, 'home', true)).toEqual(['', 0])
  expect(await confirm(folder, page, true)).toEqual([shown, 0])
  expect(await confirm(folder, page, true)).toEqual(['', 0])
})

test('a fix notes what is marked, and deletes the mark', async () => {
  const folder = writePage('!claim Come at any time of the day.')
  await fixContent(folder, [], today)
  expect(readFileSync(join(folder, page), 'utf8')).toContain('text: Come at any time of the day.')
  expect(await confirm(folder, page, false)).toEqual([`${page}\n  Come at any time of the day.`, 1])
})
