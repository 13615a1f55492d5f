import { fillText } from '../components/ui/interface'
import type { HelpLineContent, HelpLinesContent } from '../content-model/schemas/help-lines'
import type { Interface } from '../content-model/schemas/interface'
import type { SiteContent } from '../content-model/schemas/site'
import {
  telephoneLink,
  serves,
  type FindHelpLine,
  type HelpLine,
} from '../content-model/variables/contact-links'
import { clockText, openWeek } from '../content-model/variables/opening-hours'

/**
 * Returns a function that finds the help lines of a site by name.
 *
 * @param site the state that it serves, and its holidays
 * @param texts words of the interface, and the locale for times
 */
export function helpLineFinder(
  content: HelpLinesContent | undefined,
  site: Pick<SiteContent, 'location' | 'holidays'>,
  texts: Pick<Interface, 'helpLines' | 'locale'>,
): FindHelpLine {
  return (name) => {
    const line = content?.lines[name]
    if (!line || !serves(line, site.location.region)) return undefined
    const { telephone, website, hours, hoursNote, languages, doesNot } = line
    return {
      name: line.name,
      does: line.does,
      ...(telephone ? { phone: telephoneLink(telephone) } : {}),
      ...(website ? { website } : {}),
      ...(hours || hoursNote ? { hours: hoursInWords(hours, hoursNote, texts) } : {}),
      ...(hours && !isAlways(hours) ? { open: openHours(hours, site) } : {}),
      ...(languages ? { languages } : {}),
      ...(doesNot ? { doesNot } : {}),
    }
  }
}

/** Returns all help lines of a site by name. */
export function helpLinesByName(
  ...args: Parameters<typeof helpLineFinder>
): Readonly<Record<string, HelpLine>> {
  const find = helpLineFinder(...args)
  return Object.fromEntries(
    Object.keys(args[0]?.lines ?? {}).flatMap((name) => {
      const line = find(name)
      return line ? [[name, line]] : []
    }),
  )
}

type Hours = NonNullable<HelpLineContent['hours']>

const isAlways = ({ days, opens, closes }: Hours): boolean =>
  days === 'every day' && opens === '00:00' && closes === '24:00'

function hoursInWords(
  hours: Hours | undefined,
  note: string | undefined,
  { helpLines: words, locale }: Pick<Interface, 'helpLines' | 'locale'>,
): string {
  if (!hours) return note ?? ''
  const { days, opens, closes, timeZone } = hours
  const inWords = isAlways(hours)
    ? words.always
    : fillText(words.hours, {
        days: words.days[days],
        opens: clockText(opens, locale),
        closes: clockText(closes, locale),
        zone: timeZone ? (words.zones?.[timeZone] ?? zoneName(timeZone, locale)) : words.yourTime,
      })
  return note ? `${inWords}. ${note}` : inWords
}

/** Returns the name of a time zone that holds all year: Eastern Time. */
function zoneName(timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

function openHours(
  { days, opens, closes, timeZone }: Hours,
  { holidays = [] }: Pick<SiteContent, 'holidays'>,
): NonNullable<HelpLine['open']> {
  const open = days === 'every day' ? [...weekdays, 'Saturday', 'Sunday'] : weekdays
  return {
    week: openWeek([{ days: open, opens, closes }]),
    holidays: Object.fromEntries(holidays.map(({ date, name }) => [date, name])),
    ...(timeZone ? { timeZone } : {}),
  }
}
