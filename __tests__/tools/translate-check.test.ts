/** @jest-environment node */
import type { JsonReport } from '../../tools/check/report'
import { smallSite } from '../sites/configurations'
import type { Repository } from './repository'
import { runTool } from './run-tool'
import { makeSite, translate } from './translate-site'

const article = 'articles/scam-likely/index.mdx'
const due = 'featured: true\nreviewedOn: 2025-01-01\nnextReview: 2025-10-01'

let repository: Repository
beforeEach(() => {
  repository = makeSite()
})
afterEach(() => repository.remove())

test('hints are given in each language once, and no words of a text that is not translated', () => {
  repository.write(article, (smallSite[article] ?? '').replace('featured: true', due))
  translate(repository, `es/${article}`)
  const { stdout } = runTool('check', ['--json'], { env: { CONTENT_DIR: repository.content } })
  const { warnings, mistakes } = JSON.parse(stdout) as JsonReport
  const overdue = warnings.filter(({ kind }) => kind === 'review-overdue')
  expect(overdue.map(({ file }) => file).sort()).toEqual([article, `es/${article}`])
  const kinds = mistakes.filter(({ file }) => file === `es/${article}`).map(({ kind }) => kind)
  expect(new Set(kinds)).toContain('translation-incomplete')
  expect(kinds).not.toContain('spelling')
})
