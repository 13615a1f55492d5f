import type { ArticleSummary } from '../../site/site'
import type { PageInterface } from '../../content-model/schemas/interface'
import { fillText } from '../ui/interface'
import { formatDate } from './format-date'

type Labels = Readonly<Record<string, string>>

/** Returns the mark beside the category; undefined where an article has none. */
export function statusText(
  { status }: ArticleSummary,
  { article, dates }: PageInterface,
): string | undefined {
  if (!status) return undefined
  const labels: Labels = article.statuses
  return labels[status] ?? fillText(article.publishedOn, { date: formatDate(status, dates) })
}

/** Returns the label of the difficulty. */
export function difficultyText({ difficulty }: ArticleSummary, { article }: PageInterface): string {
  const labels: Labels = article.difficulties
  return labels[difficulty] ?? difficulty
}
