import { entryOf, type CollectionName } from '../collections'
import { isCalendarDay } from '../schemas/fields'
import { fillFacts, type Facts } from './fact-tokens'

/** Writes out a day: October 21, 2026. */
export function dayInWords(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

/** Returns the variables that the texts of one record have beside those of all records. */
export function ownVariables(
  collection: CollectionName,
  data: object,
  facts: Facts,
  locale: string,
): Facts {
  const { variables = [] } = entryOf(collection)
  const values = variables.flatMap((name) => {
    const value = (data as Record<string, unknown>)[name]
    if (typeof value !== 'string') return []
    return [[name, isCalendarDay(value) ? dayInWords(value, locale) : fillFacts(value, facts)]]
  })
  return Object.fromEntries(values) as Facts
}
