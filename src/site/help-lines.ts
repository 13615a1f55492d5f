import { fillText } from '../content-model/text'
import type { HelpLineContent, HelpLinesContent } from '../content-model/schemas/help-lines'
import type { Interface } from '../content-model/schemas/interface'
import type { SiteContent } from '../content-model/schemas/site'
import {
  telephoneLink,
  serves,
  type HelpLine,
  type HelpLinesByName,
  type OpenHours,
  type ShownHours,
} from '../content-model/variables/contact-links'
import { clockText, withLongestWords } from '../content-model/variables/opening-hours'

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
  const days = (site.holidays ?? []).map(({ date }) => date)
  const unknown = [...(content?.holidays ?? []), ...days].join(' ')
  return Object.fromEntries(
    served.map(
      ([id, { name, telephone, website, hours, hoursNote, languages, say, does, doesNot }]) => [
        id,
        {
          name,
          does,
          ...(telephone ? { phone: telephoneLink(telephone) } : {}),
          ...(website ? { website } : {}),
          ...(hours || hoursNote ? { hours: hoursInWords(hours, hoursNote, texts) } : {}),
          ...(hours
            ? isAlways(hours)
              ? { always: true }
              : { open: openHours(hours, unknown, texts) }
            : {}),
          ...(languages ? { languages } : {}),
          ...(say ? { say } : {}),
          ...(doesNot ? { doesNot } : {}),
        },
      ],
    ),
  )
}

/** Returns lines by their names, in their order; those that answer day and night are above the others. */
export function awakeFirst(names: readonly string[], all: HelpLinesByName): HelpLine[] {
  const lines = names.flatMap((name) => all[name] ?? [])
  return [...lines.filter(({ always }) => always), ...lines.filter(({ always }) => !always)]
}

type Hours = NonNullable<HelpLineContent['hours']>
type ClockTimes = NonNullable<Hours['weekends']>

const isAlways = ({ days, opens, closes }: Hours): boolean =>
  days === 'every day' && opens === '00:00' && closes === '24:00'

function hoursInWords(
  hours: Hours | undefined,
  note: string | undefined,
  { helpLines: words, locale }: Pick<Interface, 'helpLines' | 'locale'>,
): string {
  if (!hours) return note ?? ''
  const { days, opens, closes, weekends } = hours
  const zone = zoneInWords(hours, { helpLines: words, locale })
  const inWords = isAlways(hours)
    ? [words.always]
    : !opens || !closes
      ? [words.days[days]]
      : [
          fillText(words.hours, {
            days: words.days[days],
            opens: clockText(opens, locale),
            closes: clockText(closes, locale),
            zone,
          }),
          weekends &&
            fillText(words.weekends, {
              opens: clockText(weekends.opens, locale),
              closes: clockText(weekends.closes, locale),
            }),
        ]
  return [...inWords, note].filter(Boolean).join('. ')
}

const zoneInWords = (
  { timeZone }: Hours,
  { helpLines: { zones, yourTime }, locale }: Pick<Interface, 'helpLines' | 'locale'>,
): string => (timeZone ? (zones?.[timeZone] ?? zoneName(timeZone, locale)) : yourTime)

/** Returns the name of a time zone that holds all year: Eastern Time. */
function zoneName(timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/**
 * Returns the hours for the script that marks who answers now. Where only the days are confirmed, it says on the others
 * when the next of them is, and nothing on these.
 */
function openHours(
  hours: Hours,
  unknown: string,
  { helpLines: words, locale }: Pick<Interface, 'helpLines' | 'locale'>,
): ShownHours {
  const { days, opens = '00:00', closes = '24:00', timeZone, weekends } = hours
  const onDaysOnly = !hours.opens
  const zone = zoneInWords(hours, { helpLines: words, locale })
  const row = (days: string, times: ClockTimes): OpenHours['rows'][number] => [
    days,
    times.opens,
    times.closes,
    clockText(times.opens, locale),
    clockText(times.closes, locale),
  ]
  const shown: OpenHours = {
    rows: [
      row(days === 'every day' ? '0123456' : '12345', { opens, closes }),
      ...(weekends ? [row('06', weekends)] : []),
    ],
    zone: timeZone ?? '',
    unknown,
    on: onDaysOnly ? '' : fillText(words.openNow, { time: '{time}', zone }),
    soon: fillText(words.closedNow, { time: '{time}', zone }),
    later: fillText(words.closedNow, { time: onDaysOnly ? '{day}' : '{day}, {time}', zone }),
  }
  return withLongestWords(shown, locale)
}
