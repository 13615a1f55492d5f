import { fillText } from '../../content-model/text'
import type { ArticleSummary } from '../../site/site'
import type { PageInterface } from '../../content-model/schemas/interface'

type DateTexts = PageInterface['dates']

/** Formats the month of an ISO date: October 2026. */
export function formatMonth(day: string, { months, month }: DateTexts): string {
  const [year = '', number] = day.split('-')
  return fillText(month, { year, month: months[Number(number) - 1] ?? '' })
}

/**
 * Formats an ISO date: October 21, 2026. `Intl` takes an old tablet a tenth of a second to start,
 * in one task, so the names of the months are words of the interface.
 */
export function formatDate(date: string, { months, day }: DateTexts): string {
  const [year = '', month, number] = date.split('-')
  return fillText(day, { year, month: months[Number(month) - 1] ?? '', day: Number(number) })
}

type Labels = Readonly<Record<string, string>>

/** Returns the mark beside the category; undefined if the article has none. */
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
