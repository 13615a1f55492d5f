import type { OpeningHours } from './opening-hours'

/** When we open and close on a day as 24-hour time, and when we open in words: 08:00, 19:00, 8 AM. */
export type OpenTime = readonly [opens: string, closes: string, text: string]

/** The times of each day, from Sunday to Saturday, in their order. */
export type OpenWeek = readonly (readonly OpenTime[])[]

/** The days in the order of an `OpenWeek`, by their English names. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

/**
 * Lays opening hours out by day. Those that go past midnight go on in the morning of the next day.
 *
 * @param locale language of the times in words
 */
export function openWeek(hours: readonly OpeningHours[], locale = 'en-US'): OpenWeek {
  const week: OpenTime[][] = weekdays.map(() => [])
  for (const row of hours) {
    for (const name of row.days) {
      const day = weekdays.indexOf(name)
      const overnight = row.closes <= row.opens
      week[day]?.push([row.opens, overnight ? '24:00' : row.closes, clockText(row.opens, locale)])
      if (overnight && row.closes > '00:00') {
        week[(day + 1) % 7]?.push(['00:00', row.closes, clockText('00:00', locale)])
      }
    }
  }
  return week.map((times) => times.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Returns a time of the day in words: 8 AM, or `8 a. m.`
 *
 * @param time 08:00
 */
export function clockText(time: string, locale: string): string {
  const isWhole = time.endsWith(':00')
  const text = new Date(`2026-01-01T${time}Z`).toLocaleTimeString(locale, {
    hour: 'numeric',
    ...(isWhole ? {} : { minute: '2-digit' }),
    timeZone: 'UTC',
  })
  // Some languages have narrow spaces there, and write an hour alone with a zero: 08 h.
  const spaced = inSpanish(locale, text.replace(/\s/g, ' '))
  return isWhole ? spaced.replace(/^0(?=\d)/, '') : spaced
}

/** Some systems write `8 a.m.` in the Spanish of the United States; the site writes `8 a. m.` everywhere. */
function inSpanish(locale: string, time: string): string {
  return locale.startsWith('es') ? time.replace(/([ap])\.m\./, '$1. m.') : time
}
