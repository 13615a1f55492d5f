import type { SiteContent } from '../schemas/site'

/** Opening hours as schema.org wants them. */
export interface OpeningHours {
  /** Monday to Sunday, by their English names. */
  days: string[]
  /** 24-hour time: 08:00. */
  opens: string
  closes: string
}

/** The days of the week by their English names, Monday first. */
export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Ways to write days and times that are understood, for messages. */
export const hoursExamples = {
  days: '7 days a week; Monday to Friday; Tue-Fri; Mon, Wed and Sat; weekdays',
  time: '8 AM-7 PM; 8:30 AM to 6 PM; 8am-6pm; 9 a.m. to noon',
} as const

/**
 * Reads hours such as `7 days a week` and `8 AM-7 PM`, or `Tue-Fri` and `8am to 6pm`.
 *
 * @returns nothing where they are written in another way: search engines are then told none
 */
export function openingHours({ days, time }: SiteContent['hours']): OpeningHours | undefined {
  const open = readDays(days)
  const times = readTimes(time)
  return open && times ? { days: open, ...times } : undefined
}

/** What stands between the first and the last of a span. */
const until = /\s*[-–—]\s*|\s+(?:to|through|thru|until|till)\s+/i

/** What Spanish says of days and times, and how it is written in English. */
const spanish: readonly (readonly [RegExp, string])[] = [
  [/^todos los días$/i, 'daily'],
  [/^de /i, ''],
  [/ y /g, ' and '],
  [/([ap])\. ?m\./g, '$1m'],
  [/mediodía/i, 'noon'],
  ...['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'].map(
    (day, index) => [new RegExp(`(?<!\\p{L})${day}s?(?!\\p{L})`, 'giu'), week[index]!] as const,
  ),
  [/(?<=day|[ap]m|noon) a /gi, ' to '],
]

const inEnglish = (text: string): string =>
  spanish.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text.trim())

/** Reads times such as `8 AM-7 PM`; nothing where they cannot be read. */
export function readTimes(text: string): Pick<OpeningHours, 'opens' | 'closes'> | undefined {
  const [opens, closes, ...more] = inEnglish(text)
    .replace(/^from /i, '')
    .split(until)
    .map(clock)
  return opens && closes && opens !== closes && more.length === 0 ? { opens, closes } : undefined
}

function clock(text: string): string | undefined {
  if (/^noon$/i.test(text)) return '12:00'
  const match = /^(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([AP])\.?\s?M\.?$/i.exec(text)
  if (!match) return undefined
  const [, hour, minutes = '00', half = ''] = match
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

/** Reads days such as `Tue-Fri` or `Mon, Wed and Sat`; nothing where they cannot be read. */
export function readDays(text: string): string[] | undefined {
  const groups = inEnglish(text)
    .split(/\s*,\s*(?:and\s+|&\s*)?|\s+and\s+|\s*&\s*/i)
    .map(daysOf)
  const open = new Set(groups.flatMap((group) => group ?? []))
  return groups.every((group) => group) ? week.filter((day) => open.has(day)) : undefined
}

function daysOf(text: string): string[] | undefined {
  if (/^(?:(?:7|seven) days(?: (?:a|per) week)?|every ?day|daily)$/i.test(text)) return week
  if (/^weekdays$/i.test(text)) return week.slice(0, 5)
  if (/^weekends?$/i.test(text)) return week.slice(5)
  const [first = -1, last = first, ...more] = text.split(until).map(dayNumber)
  if (first < 0 || last < 0 || more.length > 0) return undefined
  // Sunday to Thursday goes on in the next week.
  const count = ((last - first + week.length) % week.length) + 1
  return [...week, ...week].slice(first, first + count)
}

/** Monday is 0; less than 0 where it is no day. Tue, Tues., Tuesday and Tuesdays are one. */
function dayNumber(text: string): number {
  const name = text.toLowerCase().replace(/\.$/, '')
  if (name.length < 3) return -1
  return week.findIndex((day) => {
    const whole = day.toLowerCase()
    return name === `${whole}s` || whole.startsWith(name)
  })
}
