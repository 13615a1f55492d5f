import type { OpenHours } from '../content-model/variables/contact-links'

/** File that pages load this script from. */
export const whoAnswersFile = 'who-answers.js'

/**
 * Marks each element with `data-hours`: sets `data-now` to whether somebody answers now, in words that CSS shows. It
 * changes no text, so that nothing moves and React can hydrate. On a holiday, and where the browser does not know the
 * time zone, there is no mark.
 *
 * Pages with hours load it as a file of its own, before any touch. It is made with `toString()`: it must use nothing
 * outside its own scope, and no syntax that an old tablet cannot read.
 *
 * @returns function that ends it
 */
export function whoAnswers(): () => void {
  const dayInMs = 86400000

  /** Returns day and time in a time zone, such as 2026-11-22 and 08:30, which is how Swedish formats them. */
  const local = (now: Date, zone: string): [day: string, clock: string] => {
    const text = now.toLocaleString('sv-SE', zone ? { timeZone: zone } : {})
    const [, day = '', clock = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(text) || []
    return [day, clock]
  }

  const statusAt = (now: Date, hours: OpenHours): string => {
    const [today, clock] = local(now, hours.zone)
    if (!today || hours.unknown.indexOf(today) >= 0) return ''
    for (let ahead = 0; ahead < 8; ahead++) {
      const date = new Date(Date.parse(today) + ahead * dayInMs)
      if (hours.unknown.indexOf(date.toISOString().slice(0, 10)) >= 0) continue
      for (const [days, opens, closes, from, until] of hours.rows) {
        if (days.indexOf(String(date.getUTCDay())) < 0 || (ahead === 0 && clock >= closes)) continue
        if (ahead === 0 && clock >= opens) return hours.open.replace('*', until)
        const day = date.toLocaleDateString(document.documentElement.lang || undefined, {
          weekday: 'long',
          timeZone: 'UTC',
        })
        return hours.closed.replace('*', ahead === 0 ? from : `${day}, ${from}`)
      }
    }
    return ''
  }

  const mark = (): void => {
    document.querySelectorAll('[data-hours]').forEach((element) => {
      let status = ''
      try {
        status = statusAt(
          new Date(),
          JSON.parse(element.getAttribute('data-hours') || '') as OpenHours,
        )
      } catch {
        // The browser does not know the time zone.
      }
      if (element.getAttribute('data-now') !== status) element.setAttribute('data-now', status)
    })
  }

  mark()
  const timer = setInterval(mark, 60000)
  // After sleep or the back/forward cache, the timer may be late.
  addEventListener('pageshow', mark)
  document.addEventListener('visibilitychange', mark)
  return () => {
    clearInterval(timer)
    removeEventListener('pageshow', mark)
    document.removeEventListener('visibilitychange', mark)
  }
}
