import type { Diagnostic } from '../diagnostic'
import { isCalendarDay } from '../schemas/fields'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'

/** Finds days that contradict each other: those of articles, and last days before the first one. */
export function checkDates(records: ContentRecords): Diagnostic[] {
  return [...articleDays(records), ...records.all.flatMap(lastDay)]
}

function lastDay(record: ContentRecord): Diagnostic[] {
  const { from, until } = record.data as { from?: unknown; until?: unknown }
  if (!isDay(from) || !isDay(until) || from <= until) return []
  return [
    diagnosticAt(record, ['until'], {
      kind: 'days-turned',
      found: `"${until}", which is before "${from}" in "from"`,
      allowed: `${from} or later`,
      fix: 'Write the first day in "from" and the last one here.',
    }),
  ]
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value)

function articleDays(records: ContentRecords): Diagnostic[] {
  return records.of('article').flatMap((record) => {
    const { date, publishOn, reviewedOn, nextReview } = record.data
    return [
      ...(publishOn !== undefined && date < publishOn
        ? dayDiagnostic(record, 'date', date, `${publishOn}, the day of publishOn, or later`)
        : []),
      ...(nextReview !== undefined && reviewedOn === undefined
        ? dayDiagnostic(record, 'nextReview', nextReview, 'nextReview together with reviewedOn')
        : []),
      ...(nextReview !== undefined && reviewedOn !== undefined && nextReview <= reviewedOn
        ? dayDiagnostic(record, 'nextReview', nextReview, `a day after ${reviewedOn}, reviewedOn`)
        : []),
    ]
  })
}

const cures = {
  date: {
    kind: 'publish-before-date',
    fix: 'Write the day of publishOn; readers and lists go by date.',
  },
  nextReview: {
    kind: 'review-days-contradict',
    fix: 'Write in reviewedOn when it was last checked, and here when it is next.',
  },
} as const

function dayDiagnostic(
  record: ContentRecord<'article'>,
  field: keyof typeof cures,
  found: string,
  allowed: string,
): Diagnostic[] {
  return [diagnosticAt(record, [field], { found: `"${found}"`, allowed, ...cures[field] })]
}

/**
 * Articles whose next check is due. No mistakes: they are still true as far as anybody knows, and a
 * site must not stop building because a day has come.
 *
 * @param today the day to judge by: 2026-10-21
 */
export function overdueReviews(records: ContentRecords, today: string): Diagnostic[] {
  return records.of('article').flatMap((record) => {
    const { nextReview } = record.data
    if (nextReview === undefined || nextReview > today) return []
    return diagnosticAt(record, ['nextReview'], {
      kind: 'review-overdue',
      found: `"${nextReview}", and today is ${today}`,
      allowed: 'a day that is still to come',
      fix: 'Read the article again, fix what has changed, and write both days anew.',
    })
  })
}
