import { useEffect, useState } from 'react'
import { fillText } from '../../content-model/text'
import type { OpenStatusData } from '../../site/site-config'

/** Opening status at a moment, with its text. */
export interface OpenStatus {
  isOpen: boolean
  text: string
  /** Why we are closed all day. */
  reason?: string
}

/** Number of days in which the next opening is looked for. */
const maxDaysAhead = 31

/**
 * Returns the opening status: open, or closed until the next opening. The hours are those of a clock at
 * the location of the business, so neither the time zone of the visitor nor daylight saving time
 * matters.
 *
 * @param locale language of the names of days
 * @returns undefined if we are closed for more than a month, or the browser does not know the zone
 */
export function openStatusAt(
  now: Date,
  site: OpenStatusData,
  locale: string,
): OpenStatus | undefined {
  const local = timeInZone(now, site.timeZone)
  if (!local) return undefined
  const holiday = site.holidays[local.day]
  const reason = holiday ? { reason: fillText(site.texts.closed, { holiday }) } : {}
  let openToday = false
  for (let ahead = 0; ahead <= maxDaysAhead; ahead++) {
    const date = new Date(Date.parse(local.day) + ahead * 86_400_000)
    if (site.holidays[date.toISOString().slice(0, 10)]) continue
    for (const [opens, closes, time] of site.week[date.getUTCDay()] ?? []) {
      if (ahead === 0) {
        openToday = true
        if (local.clock >= closes) continue
        if (local.clock >= opens) return { isOpen: true, text: site.texts.on }
      }
      const soon = ahead === 0 || (ahead === 1 && openToday)
      const text = soon ? site.texts.soon : site.texts.later
      const day = date.toLocaleDateString(locale, dayName)
      return { isOpen: false, text: fillText(text, { day, time }), ...reason }
    }
  }
  return undefined
}

const dayName = { weekday: 'long', timeZone: 'UTC' } as const

/**
 * Returns day and time in a time zone, such as 2026-11-22 and 08:30, which is how Swedish formats
 * them.
 */
function timeInZone(now: Date, timeZone: string): { day: string; clock: string } | undefined {
  try {
    const local = now.toLocaleString('sv-SE', { timeZone })
    const [, day = '', clock = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(local) ?? []
    return day ? { day, clock } : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the opening status, updated every minute; undefined on the server and before hydration,
 * because static HTML does not know when it is read.
 */
export function useOpenStatus(
  site: OpenStatusData | undefined,
  locale: string,
): OpenStatus | undefined {
  const [status, setStatus] = useState<OpenStatus>()
  useEffect(() => {
    if (!site) return setStatus(undefined)
    let timer: ReturnType<typeof setTimeout>
    const update = (): void => {
      const next = openStatusAt(new Date(), site, locale)
      setStatus((now) => (now?.text === next?.text && now?.isOpen === next?.isOpen ? now : next))
      timer = setTimeout(update, 60_000 - (Date.now() % 60_000))
    }
    update()
    return () => clearTimeout(timer)
  }, [site, locale])
  return status
}
