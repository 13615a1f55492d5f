import { fillText } from '../content-model/text'
import type { HelpLineContent, HelpLinesContent } from '../content-model/schemas/help-lines'
import type { Interface } from '../content-model/schemas/interface'
import type { SiteContent } from '../content-model/schemas/site'
import {
  telephoneLink,
  serves,
  type HelpLine,
  type HelpLinesByName,
} from '../content-model/variables/contact-links'
import { clockText, openWeek, week } from '../content-model/variables/opening-hours'

/**
 * Returns the help lines that clients of a site can call, by name.
 *
 * @param site the states where it helps, and its holidays
 * @param texts words of the interface, and the locale for times
 */
export function helpLinesByName(
  content: HelpLinesContent | undefined,
  site: Pick<SiteContent, 'location' | 'otherStates' | 'holidays'>,
  texts: Pick<Interface, 'helpLines' | 'locale'>,
): HelpLinesByName {
  const served = Object.entries(content?.lines ?? {}).filter(([, line]) => serves(line, site))
  return Object.fromEntries(
    served.map(([id, { name, telephone, website, hours, hoursNote, languages, does, doesNot }]) => [
      id,
      {
        name,
        does,
        ...(telephone ? { phone: telephoneLink(telephone) } : {}),
        ...(website ? { website } : {}),
        ...(hours || hoursNote ? { hours: hoursInWords(hours, hoursNote, texts) } : {}),
        ...(hours && !isAlways(hours) ? { open: openHours(hours, site) } : {}),
        ...(languages ? { languages } : {}),
        ...(doesNot ? { doesNot } : {}),
      },
    ]),
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

function openHours(
  { days, opens, closes, timeZone }: Hours,
  { holidays = [] }: Pick<SiteContent, 'holidays'>,
): NonNullable<HelpLine['open']> {
  const open = days === 'every day' ? week : week.slice(0, 5)
  return {
    week: openWeek([{ days: open, opens, closes }]),
    holidays: Object.fromEntries(holidays.map(({ date, name }) => [date, name])),
    ...(timeZone ? { timeZone } : {}),
  }
}
