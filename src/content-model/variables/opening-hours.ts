import type { SiteContent } from '../schemas/site'
import type { OpenHours, ShownHours } from './contact-links'

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
  time: '8 AM-7 PM; 8:30 AM to 6 PM; 8am-6pm; 9 a.m. to noon; 9 AM-noon and 1 PM-5 PM; by appointment',
} as const

/**
 * Reads hours such as `7 days a week` and `8 AM-7 PM`, or `Tue-Fri` and `8am to 6pm`.
 *
 * @param lines hours of some days each
 * @returns `undefined` if one is written in another way, or all are by appointment; search engines then get no hours
 */
export function openingHours(
  ...lines: readonly SiteContent['hours'][]
): OpeningHours[] | undefined {
  const read = lines.map(({ days, time }) => {
    const open = readDays(days)
    return open && readTimes(time)?.map((times) => ({ days: open, ...times }))
  })
  const all = read.flatMap((hours) => hours ?? [])
  return all.length > 0 && read.every((hours) => hours) ? all : undefined
}

/** Puts hours of some days each in one line: Monday to Friday, 8 AM-7 PM; Saturday, by appointment. */
export function hoursInWords(...lines: readonly SiteContent['hours'][]): string {
  return lines.map(({ days, time }) => `${days}, ${time}`).join('; ')
}

/** The words or signs between the first and the last of a span. */
const until = /\s*[-–—]\s*|\s+(?:to|through|thru|until|till)\s+/i

/** The words or signs between spans. */
const between = /\s*,\s*(?:and\s+|&\s*)?|\s+and\s+|\s*&\s*/i

/** Spanish words for days and times, and their English counterparts. */
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

type Span = Pick<OpeningHours, 'opens' | 'closes'>

/**
 * Parses times such as `8 AM-7 PM`, or `9 AM-noon and 1 PM-5 PM`; returns `undefined` for anything else.
 *
 * @returns an empty list for `by appointment`
 */
export function readTimes(text: string): Span[] | undefined {
  if (
    /^(?:(?:only )?by appointment(?: only)?|(?:solo )?(?:con|previa) cita(?: previa)?)$/i.test(text)
  ) {
    return []
  }
  const spans = inEnglish(text).split(between).map(spanOf)
  return spans.every((span) => span !== undefined) ? spans : undefined
}

function spanOf(text: string): Span | undefined {
  const [opens, closes, ...more] = text
    .replace(/^(?:from|de) /i, '')
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

/** Parses days such as `Tue-Fri` or `Mon, Wed and Sat`; returns `undefined` for anything else. */
export function readDays(text: string): string[] | undefined {
  const groups = inEnglish(text).split(between).map(daysOf)
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

/** Returns 0 for Monday, and -1 if it is not a day. Tue, Tues., Tuesday and Tuesdays are the same. */
function dayNumber(text: string): number {
  const name = text.toLowerCase().replace(/\.$/, '')
  if (name.length < 3) return -1
  return week.findIndex((day) => {
    const whole = day.toLowerCase()
    return name === `${whole}s` || whole.startsWith(name)
  })
}

/** When we open and close on a day as 24-hour time, and when we close in fact, if that is after midnight: 20:00, 24:00, 02:00. */
type OpenTime = readonly [opens: string, closes: string, until: string]

/** The days in the order of an `openWeek`, by their English names. */
export const weekdays = [...week.slice(6), ...week.slice(0, 6)]

/**
 * Lays opening hours out by day, from Sunday to Saturday. Those that go past midnight go on in the morning of the next
 * day.
 */
export function openWeek(hours: readonly OpeningHours[]): readonly (readonly OpenTime[])[] {
  const week: OpenTime[][] = weekdays.map(() => [])
  for (const { days, opens, closes } of hours) {
    for (const name of days) {
      const day = weekdays.indexOf(name)
      const overnight = closes <= opens
      week[day]?.push([opens, overnight ? '24:00' : closes, closes])
      if (overnight && closes > '00:00') week[(day + 1) % 7]?.push(['00:00', closes, closes])
    }
  }
  return week.map((times) => times.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Returns opening hours as rows for src/hydration/open-now.ts, with times in the words of a language, which do not
 * break: CSS shows them.
 */
export function openRows(hours: readonly OpeningHours[], locale = 'en-US'): OpenHours['rows'] {
  const days = new Map<string, string>()
  openWeek(hours).forEach((times, day) => {
    for (const time of times) days.set(time.join(), `${days.get(time.join()) ?? ''}${day}`)
  })
  return [...days].sort().map(([time, days]) => {
    const [opens = '', closes = '', until = ''] = time.split(',')
    const [from = '', to = ''] = [opens, until].map((one) =>
      clockText(one, locale).replace(/ /g, '\u00a0'),
    )
    return [days, opens, closes, from, to]
  })
}

/** Adds the longest words that hours can have while they change: closed until a Wednesday, say. */
export function withLongestWords(hours: OpenHours, locale: string): ShownHours {
  const { on, soon, tomorrow, later, elsewhere = '{time}', closed = {}, seasons = [] } = hours
  const rows = [...hours.rows, ...seasons.flatMap(([, , those]) => those)]
  const inWords = (dayOfYear: number, format: Intl.DateTimeFormatOptions): string =>
    new Date(Date.UTC(2026, 0, dayOfYear)).toLocaleDateString(locale, {
      ...format,
      timeZone: 'UTC',
    })
  // A line that is open on every day names none.
  const namesNone =
    tomorrow &&
    rows.some(([days]) => days.length === 7) &&
    Object.keys(closed).length === 0 &&
    seasons.length === 0
  const days = namesNone
    ? []
    : [1, 2, 3, 4, 5, 6, 7].map((day) => inWords(day, { weekday: 'long' }))
  // We may be closed for longer than a week, and then say a date. September 30 is the longest.
  if (seasons.length > 0) days.push(inWords(273, { month: 'long', day: 'numeric' }))
  const words = rows.flatMap(([, , , from, until]) => [
    on.replace('{time}', elsewhere.replace('{time}', until)),
    ...[soon, tomorrow ?? ''].map((text) =>
      text.replace('{time}', elsewhere.replace('{time}', from)),
    ),
    ...days.map((day) =>
      later.replace('{day}', day).replace('{time}', elsewhere.replace('{time}', from)),
    ),
  ])
  return {
    hours,
    longest: words.reduce((longest, one) => (one.length > longest.length ? one : longest), ''),
  }
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
