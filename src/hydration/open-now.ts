import type { OpenHours } from '../content-model/variables/contact-links'

/** File that pages load this script from. */
export const openNowFile = 'open-now.js'

/**
 * Says who answers now, before any touch and while the page stays open. It changes no text, so that nothing moves and
 * React can hydrate: CSS shows the words.
 *
 * - Each help line with `data-hours` gets `data-now`, in words. On a holiday there is no mark.
 * - Whether we are open is known from `data-our-hours`: `data-open` of the root is `yes` or `no`, and `--status` is in
 *   words, `--holiday` why. Links to the number of `data-calls` lead to `data-while-closed` instead, and have
 *   `data-away`.
 * - Nothing changes if the browser does not know the time zone, or if the page has hours of its own.
 *
 * It is made with `toString()`: it must use nothing outside its own scope, and no syntax that an old tablet cannot read.
 *
 * @returns function that ends it, for tests
 */
export function markOpenNow(): () => void {
  const dayInMs = 86400000
  const mostDaysAhead = 366

  /** Returns day and time in a time zone, such as 2026-11-22 and 08:30, which is how Swedish formats them. */
  const local = (now: Date, zone: string): [day: string, clock: string] => {
    const text = now.toLocaleString('sv-SE', zone ? { timeZone: zone } : {})
    const [, day = '', clock = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(text) || []
    return [day, clock]
  }

  const statusAt = (now: Date, hours: OpenHours): [isOpen: boolean, text: string] | undefined => {
    const { rows, seasons = [], zone, closed = {}, unknown = '', elsewhere } = hours
    const [today, clock] = local(now, zone)
    if (!today || unknown.indexOf(today) >= 0) return undefined
    // The same clock and the same day as where the reader is.
    const isHere = String(local(now, '')) === String([today, clock])
    const inWords = (time: string): string =>
      isHere || !elsewhere ? time : elsewhere.replace('{time}', time)
    for (let ahead = 0; ahead <= mostDaysAhead; ahead++) {
      const date = new Date(Date.parse(today) + ahead * dayInMs)
      const day = date.toISOString().slice(0, 10)
      if (unknown.indexOf(day) >= 0 || closed[day]) continue
      const [season] = seasons.filter(([first, last]) => first <= day && day <= last)
      for (const [days, opens, closes, from, until] of season ? season[2] : rows) {
        if (days.indexOf(String(date.getUTCDay())) < 0 || (ahead === 0 && clock >= closes)) continue
        if (ahead === 0 && clock >= opens) {
          return [true, hours.on.replace('{time}', inWords(until))]
        }
        // Visitors elsewhere may call that day otherwise.
        const tomorrow = ahead === 1 && hours.tomorrow && (isHere ? hours.tomorrow : hours.soon)
        const name = date.toLocaleDateString(document.documentElement.lang || undefined, {
          // The name of a day is only clear within a week.
          ...(ahead < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' }),
          timeZone: 'UTC',
        })
        const text = ahead === 0 ? hours.soon : tomorrow || hours.later
        return [false, text.replace('{day}', name).replace('{time}', inWords(from))]
      }
    }
    return undefined
  }

  /** Returns the hours that an attribute of an element holds, with their status now. */
  const read = (
    element: Element | null,
    attribute: string,
  ): { hours?: OpenHours; status?: ReturnType<typeof statusAt> } => {
    try {
      const hours = JSON.parse((element && element.getAttribute(attribute)) || '') as OpenHours
      return { hours, status: statusAt(new Date(), hours) }
    } catch {
      // There are none, or the browser does not know the time zone.
      return {}
    }
  }

  const set = (element: Element, attribute: string, value: string): void => {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
  }

  const mark = (): void => {
    document.querySelectorAll('[data-hours]').forEach((element) => {
      const { status } = read(element, 'data-hours')
      set(element, 'data-now', status ? status[1] : '')
    })
    const bar = document.querySelector('[data-our-hours]')
    const { hours, status } = read(bar, 'data-our-hours')
    const [isOpen, text] = status || [true, '']
    const holiday = hours && hours.closed && hours.closed[local(new Date(), hours.zone)[0]]
    const root = document.documentElement
    root.style.setProperty('--status', JSON.stringify(text))
    root.style.setProperty('--holiday', JSON.stringify(text && holiday ? `${holiday} ` : ''))
    set(root, 'data-open', text && (isOpen ? 'yes' : 'no'))
    const closed = bar && bar.getAttribute('data-while-closed')
    if (!closed) return
    const call = bar.getAttribute('data-calls') || ''
    document.querySelectorAll(`a[data-away],a[href="${call}"]`).forEach((link) => {
      link.setAttribute('href', isOpen ? call : closed)
      link.toggleAttribute('data-away', !isOpen)
      // A number alone says whether it is called, and why not.
      if (!link.firstElementChild) link.ariaLabel = `${link.textContent}, ${text}`
    })
  }

  mark()
  const timer = setInterval(mark, 60000)
  // After sleep or the back/forward cache, the timer may be late.
  const events = ['pageshow', 'page-changed']
  events.forEach((type) => addEventListener(type, mark))
  document.addEventListener('visibilitychange', mark)
  return () => {
    clearInterval(timer)
    events.forEach((type) => removeEventListener(type, mark))
    document.removeEventListener('visibilitychange', mark)
  }
}
