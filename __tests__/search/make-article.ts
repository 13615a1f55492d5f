import type { ArticleSummary } from '../../src/site/site'

/** Creates an article of a list; the higher the number, the older it is. */
export function makeArticle(number: number, change: Partial<ArticleSummary> = {}): ArticleSummary {
  const day = new Date(Date.UTC(2026, 9, 21) - number * 86_400_000)
  return {
    path: `/blog/article-${number}`,
    title: `Article number ${number}`,
    excerpt: `What number ${number} is about.`,
    author: 'Nora Fielden',
    date: day.toISOString().slice(0, 10),
    minutes: 4,
    category: number % 2 === 0 ? 'Scams' : 'Email',
    tags: ['phone calls', 'safety'],
    difficulty: 'Beginner',
    status: null,
    featured: false,
    icon: 'phone',
    ...change,
  }
}

/** Creates a list of articles, newest first, numbered from 1. */
export function makeArticles(
  count: number,
  change: (number: number) => Partial<ArticleSummary> = () => ({}),
): ArticleSummary[] {
  return Array.from({ length: count }, (_, index) => makeArticle(index + 1, change(index + 1)))
}
