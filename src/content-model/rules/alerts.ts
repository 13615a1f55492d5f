import type { Diagnostic } from '../diagnostic'
import { choicesFor } from '../parse/suggestions'
import { diagnosticAt, type ContentRecords, urlOf } from '../record'
import { daysBetween } from '../schemas/alert'

/** An alert that ends within so many days is reported. */
const soon = 7

/** Finds alerts for places that have no page. */
export function checkAlerts(records: ContentRecords): Diagnostic[] {
  const keys = [...records.keys, ...(records.original?.keys ?? [])]
  const paths = [...new Set(keys.flatMap((key) => urlOf(key) ?? []))]
  return records.of('alert').flatMap((record) =>
    (record.data.places ?? []).flatMap((place, index) => {
      const path = ['places', index]
      if (place === '/') {
        return diagnosticAt(record, path, 'alert-place-missing', {
          place,
          found: '"/", which would be every page',
          allowed: 'the path of a place, such as that of a city',
          fix: 'Leave "places" out: the alert is then on every page.',
        })
      }
      if (paths.includes(place)) return []
      return diagnosticAt(record, path, 'alert-place-missing', {
        place,
        ...choicesFor(place, paths),
      })
    }),
  )
}

/**
 * Finds alerts that end within a week, because somebody may want to extend them.
 *
 * @param today the day to judge by: 2026-10-21
 */
export function endingAlerts(records: ContentRecords, today: string): Diagnostic[] {
  return records.of('alert').flatMap((record) => {
    const { from, until } = record.data
    const left = daysBetween(today, until)
    if (from > today || left < 0 || left >= soon) return []
    return diagnosticAt(record, ['until'], 'alert-ends', {
      found: left === 0 ? `"${until}", which is today` : `"${until}", and today is ${today}`,
    })
  })
}
