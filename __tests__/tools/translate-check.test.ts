/** @jest-environment node */
import { checkAll } from '../../tools/check/check-all'
import { smallSite } from '../sites/configurations'
import type { Repository } from './preview/made-up-repository'
import { makeSite, today, translate } from './translate-site'

const article = 'articles/scam-likely/index.mdx'
const due = 'featured: true\nreviewedOn: 2026-01-01\nnextReview: 2026-10-01'

let repository: Repository
beforeEach(() => {
  repository = makeSite()
})
afterEach(() => repository.remove())

test('hints are given in each language once, and no words of a text that is not translated', async () => {
  repository.write(article, (smallSite[article] ?? '').replace('featured: true', due))
  translate(repository, `es/${article}`)
  const { warnings, mistakes } = await checkAll(repository.content, [], today)
  const overdue = warnings.filter(({ kind }) => kind === 'review-overdue')
  expect(overdue.map(({ file }) => file).sort()).toEqual([article, `es/${article}`])
  const kinds = mistakes.filter(({ file }) => file === `es/${article}`).map(({ kind }) => kind)
  expect(new Set(kinds)).toContain('translation-incomplete')
  expect(kinds).not.toContain('misspelt')
})
