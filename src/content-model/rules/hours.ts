import { hoursExamples, readDays, readTimes } from '../variables/opening-hours'
import type { Diagnostic } from '../diagnostic'
import { diagnosticAt, type ContentRecords } from '../record'

/** Finds opening hours of the business that cannot be told to search engines. */
export function checkHours(records: ContentRecords): Diagnostic[] {
  return records.of('site').flatMap((record) => {
    const { days, time } = record.data.hours
    const unread = [
      ...(readDays(days) ? [] : (['days'] as const)),
      ...(readTimes(time) ? [] : (['time'] as const)),
    ]
    return unread.map((field) =>
      diagnosticAt(record, ['hours', field], {
        field: `hours.${field}`,
        kind: 'hours-unreadable',
        found: `"${record.data.hours[field]}", which search engines cannot read`,
        allowed: `${field === 'days' ? 'days' : 'the time we open and the time we close'}, such as: ${hoursExamples[field]}`,
        fix: 'Write it like one of these. What else there is to say, such as other hours on one day, belongs in the words of a page.',
      }),
    )
  })
}
