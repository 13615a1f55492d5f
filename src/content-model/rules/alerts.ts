import type { Diagnostic } from '../diagnostic'
import { closest, listValues } from '../parse/suggestions'
import { diagnosticAt, type ContentRecord, type ContentRecords, urlOf } from '../record'

/** Days from the first to the last day of an alert, at most: what lasts longer belongs on a page. */
const mostDays = 90

/** Days before its end from which an alert is said to end soon. */
const soon = 7

const dayLength = 86_400_000

const daysBetween = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / dayLength

/** Finds alerts that last too long, and places that are no pages. */
export function checkAlerts(records: ContentRecords): Diagnostic[] {
  const keys = [...records.keys, ...(records.original?.keys ?? [])]
  const paths = [...new Set(keys.flatMap((key) => urlOf(key) ?? []))]
  return records
    .of('alert')
    .flatMap((record) => [
      ...checkLength(record),
      ...(record.data.places ?? []).flatMap((place, index) =>
        place !== '/' && paths.includes(place)
          ? []
          : [unknownPlace(record, place, index, place === '/' ? undefined : paths)],
      ),
    ])
}

function checkLength(record: ContentRecord<'alert'>): Diagnostic[] {
  const { from, until } = record.data
  const days = daysBetween(from, until)
  if (days <= mostDays) return []
  const last = new Date(Date.parse(from) + mostDays * dayLength).toISOString().slice(0, 10)
  return [
    diagnosticAt(record, ['until'], {
      kind: 'alert-too-long',
      found: `"${until}", ${days} days after "${from}"`,
      allowed: `${last} or earlier: at most ${mostDays} days`,
      fix: 'Choose an earlier day; what holds for longer belongs on a page or in an article.',
    }),
  ]
}

/** @param paths those of all pages; undefined where the place is the home page */
function unknownPlace(
  record: ContentRecord,
  place: string,
  index: number,
  paths: readonly string[] | undefined,
): Diagnostic {
  return diagnosticAt(record, ['places', index], {
    kind: 'alert-place-missing',
    found: paths
      ? `"${place}", and there is no page of that path`
      : '"/", below which all pages are',
    allowed: paths ? listValues(place, paths) : 'the path of a place, such as that of a city',
    fix: paths ? closest(place, paths) : 'Leave "places" out: the alert is then on every page.',
  })
}

/**
 * Finds alerts that end within a week. No mistakes: they end by themselves, and somebody may want to
 * let one go on.
 *
 * @param today the day to judge by: 2026-10-21
 */
export function endingAlerts(records: ContentRecords, today: string): Diagnostic[] {
  return records.of('alert').flatMap((record) => {
    const { from, until } = record.data
    const left = daysBetween(today, until)
    if (from > today || left < 0 || left >= soon) return []
    return diagnosticAt(record, ['until'], {
      kind: 'alert-ends',
      found: left === 0 ? `"${until}", which is today` : `"${until}", and today is ${today}`,
      allowed: 'the end, if all is well by then',
      fix: 'Nothing, or write a later day; it then goes on.',
    })
  })
}
