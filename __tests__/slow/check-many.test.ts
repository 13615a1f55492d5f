/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { JsonReport } from '../../tools/check/report'
import { writeManyArticles } from '../sites/configurations'
import { runTool } from '../tools/run-tool'

/** So many articles are judged on all processors. */
const count = 450

const { folder, fileOf } = writeManyArticles(count)
afterAll(() => rmSync(folder, { recursive: true }))

const check = (): JsonReport => {
  const { stdout } = runTool('check', ['--json'], { env: { CONTENT_DIR: folder } })
  return JSON.parse(stdout) as JsonReport
}

const slips = { 0: 'Please utilize it.', 3: 'See [it](/nowhere).', 449: 'Anser the mail.' }

test('in many articles each mistake is reported at its file, and the next check uses the cache', () => {
  for (const [number, text] of Object.entries(slips)) {
    const file = fileOf(Number(number))
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`)
  }
  const expected = [
    ['articles/made-up-article-0/index.mdx', 'avoided-word', '"utilize"'],
    [
      'articles/made-up-article-3/index.mdx',
      'link-broken',
      'a link to "/nowhere", where there is no page',
    ],
    ['articles/made-up-article-449/index.mdx', 'spelling', '"Anser"'],
  ]
  const checked = ({ mistakes }: JsonReport) =>
    mistakes.map(({ file, kind, found }) => [file, kind, found]).sort()
  const first = check()
  expect(checked(first)).toEqual(expected)
  const second = check()
  expect(checked(second)).toEqual(expected)
  expect(second.reading).toEqual(first.reading)
})
