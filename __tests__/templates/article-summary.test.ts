/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { articleSummaryFields } from '../../src/content-model/article-summary'

test('the fragment that templates use asks for every summary field and no other', () => {
  const template = readFileSync('src/templates/article.tsx', 'utf8')
  const [, fields = ''] =
    /fragment ArticleSummary on ContentArticle \{([^}]*)\}/.exec(template) ?? []
  expect(fields.trim().split(/\s+/).sort()).toEqual(Object.keys(articleSummaryFields).sort())
})
