/** @jest-environment node */
import { load } from 'cheerio'
import { articleContextOf } from '../../src/site/article/article-context'
import { renderArticle } from '../../src/site/article/render-article'
import { shownImages } from '../../src/content-model/article/article-body'
import { records } from './content'

const { facts, ...context } = articleContextOf(records)

/** Returns the words of the text, without the list of contents, which repeats the headings. */
function wordsOf(body: string): string[] {
  const anyImage = { sources: [], srcSet: '', src: '', width: 1, height: 1 }
  const images = Object.fromEntries(shownImages(body).map(({ name }) => [name, anyImage]))
  const $ = load(renderArticle(body, facts, { ...context, images }), null, false)
  $('nav, .new-tab, button').remove()
  // Elements are separate for readers, also where there is no space between them.
  $('*').append(' ')
  return $.text().match(/\S+/g) ?? []
}

const long = ['board-placement-advance-fee-scam', 'scam-likely-phone-call-protection']

test.each(long)('%s has 1,200 to 2,000 words', (id) => {
  const body = records.find('article', id)?.body ?? ''
  const { length } = wordsOf(body)
  expect(length).toBeGreaterThanOrEqual(1200)
  expect(length).toBeLessThanOrEqual(2000)
})
