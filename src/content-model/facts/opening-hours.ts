import type { SiteContent } from '../shapes/site'

/** Opening hours as schema.org wants them. */
export interface OpeningHours {
  /** Monday to Sunday, by their English names. */
  days: string[]
  /** 24-hour time: 08:00. */
  opens: string
  closes: string
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * Reads hours such as `7 days a week` and `8 AM-7 PM`, or `Monday-Friday`.
 *
 * @returns nothing where they are written in another way: search engines are then told none
 */
export function openingHours({ days, time }: SiteContent['hours']): OpeningHours | undefined {
  const [opens, closes] = time.split(/\s*[-–]\s*|\s+to\s+/).map(clock)
  const open = daysOf(days)
  return open && opens && closes ? { days: open, opens, closes } : undefined
}

function clock(words: string): string | undefined {
  const match = /^(\d{1,2})(?::(\d{2}))? ?(AM|PM)$/i.exec(words.trim())
  if (!match) return undefined
  const [, hour, minutes = '00', half = ''] = match
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

function daysOf(words: string): string[] | undefined {
  if (/^7 days/i.test(words)) return week
  const [first = -1, last = first] = words
    .split(/\s*[-–]\s*|\s+to\s+/)
    .map((day) => week.indexOf(day.trim()))
  return first >= 0 && last >= first ? week.slice(first, last + 1) : undefined
}
