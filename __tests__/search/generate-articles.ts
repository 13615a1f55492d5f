import type { ArticleSummary } from '../../src/site/article-summary'
import { makeArticles } from './make-article'
import { searchArticles } from './search-articles'

/**
 * Returns many articles made of the words of the realistic ones, with titles and excerpts of their
 * length. The same number always gives the same articles.
 */
export function generateArticles(count: number): ArticleSummary[] {
  const random = randomFrom(20_261_021)
  const pick = <Value>(list: readonly Value[]): Value =>
    list[Math.floor(random() * list.length)] as Value
  const wordsOf = (texts: readonly string[]): string[] => texts.join(' ').split(/\s+/)
  const titleWords = wordsOf(searchArticles.map(({ title }) => title))
  const excerptWords = wordsOf(searchArticles.map(({ excerpt }) => excerpt))
  const tags = [...new Set(searchArticles.flatMap((article) => article.tags))]
  const authors = ['Nora Fielden', 'Otto Lindgren', 'Grace Kim', 'Walter Brandt']
  const several = <Value>(list: readonly Value[], least: number, most: number): Value[] =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, () => pick(list))

  return makeArticles(count, (number) => {
    const title = several(titleWords, 5, 9).join(' ')
    const model = pick(searchArticles)
    return {
      title,
      path: `/blog/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${number}`,
      excerpt: several(excerptWords, 14, 26).join(' '),
      author: pick(authors),
      category: model.category,
      tags: [...new Set(several(tags, 3, 4))],
      minutes: 3 + Math.floor(random() * 8),
      featured: random() < 0.05,
      icon: model.icon,
    }
  })
}

/** Creates a seeded generator of pseudorandom numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
