import { fillText } from '../components/ui/interface'
import { fillFacts } from '../content-model/facts'
import type { Interface } from '../content-model/schemas/interface'
import type { FormField, FormOption } from '../content-model/schemas/sections/forms'
import { clockText, openWeek, weekdays, readDays, type OpeningHours } from '../content-model/variables/opening-hours'

/** What the options of a form depend on, and the words for it. */
interface Opening {
  /** Opening hours of the site; `undefined` if they cannot be read. */
  hours: OpeningHours | undefined
  texts: Pick<Interface, 'locale' | 'forms'>
}

/**
 * Returns the fields that visitors see. Options for times when nobody answers are left out. A select that
 * offers no choice after that is left out too.
 */
export function shownFields(fields: readonly FormField[], opening: Opening): FormField[] {
  return fields.flatMap((field) => {
    const { options } = field
    if (!options) return field
    const shown = options.flatMap((option) => shownOption(option, opening) ?? [])
    return shown.length > 1 ? { ...field, options: shown } : []
  })
}

/** Returns an option with its hours in words; `undefined` if we are closed then, or if nobody knows. */
function shownOption(
  { between, days, ...option }: FormOption,
  { hours, texts }: Opening,
): FormOption | undefined {
  if (!between && !days) return option
  if (!hours) return undefined
  const named = days ? (readDays(days) ?? []) : hours.days
  const { from, to } = between ?? { from: '00:00', to: '24:00' }
  const open = named.flatMap((day) => {
    const times = openTimes(day, hours, from, to)
    return times ? [{ day, times }] : []
  })
  const [first] = open
  if (!first) return undefined
  const names = open.map(({ day }) => dayName(day, texts.locale))
  return {
    ...option,
    label: fillFacts(option.label, {
      times: timesInWords(first.times, texts),
      openDays: new Intl.ListFormat(texts.locale, { type: 'disjunction' }).format(names),
    }),
  }
}

type Times = readonly [from: string, until: string]

/** Returns the opening hours of a day within a span, the first ones if there are two. */
function openTimes(day: string, hours: OpeningHours, from: string, to: string): Times | undefined {
  const times = openWeek([hours])[weekdays.indexOf(day)] ?? []
  return times
    .map(([opens, closes]): Times => [opens > from ? opens : from, closes < to ? closes : to])
    .find(([start, end]) => start < end)
}

function timesInWords([from, until]: Times, { locale, forms }: Opening['texts']): string {
  const inWords = (time: string): string =>
    time === '12:00' && forms.noon ? forms.noon : clockText(time, locale)
  return fillText(forms.times, { from: inWords(from), until: inWords(until) })
}

/** Returns the name of a day in a language: Saturday, sábado. */
function dayName(day: string, locale: string): string {
  // A week that began on a Sunday.
  const date = new Date(Date.UTC(2026, 0, 4 + weekdays.indexOf(day)))
  return date.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
}
