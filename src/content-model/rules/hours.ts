import {
  hoursExamples,
  openWeek,
  openingHours,
  readDays,
  readTimes,
  weekdays,
} from '../variables/opening-hours'
import type { Diagnostic } from '../diagnostic'
import { diagnosticAt, type ContentRecords, type ContentRecord } from '../record'
import type { CollectionName } from '../collections'
import { languageName } from '../language'
import { fieldValues } from '../parse/field-values'
import { ownRecords } from './translations'

const readers = {
  days: { read: readDays, what: 'days' },
  time: { read: readTimes, what: 'the time we open and the time we close' },
}

/** Finds opening hours that search engines cannot read, and those of a day that overlap. */
export function checkHours(records: ContentRecords): Diagnostic[] {
  return records.of('site').flatMap((record) => [
    ...overlaps(record),
    ...fieldValues(record)
      .filter(({ path }) => /\b(hours|moreHours)\b/.test(path.join('.')))
      .flatMap(({ value: text, path }) => {
        const field = path.at(-1) as keyof typeof readers
        const { read, what } = readers[field]
        if (read(text)) return []
        const examples = hoursExamples[field]
        return diagnosticAt(record, path, 'hours-unreadable', { text, what, examples })
      }),
  ])
}

function overlaps(record: ContentRecord<'site'>): Diagnostic[] {
  const { hours, moreHours = [], seasons = [], branches = [] } = record.data
  const all = [
    { path: ['hours'], line: hours },
    ...moreHours.map((line, index) => ({ path: ['moreHours', index], line })),
  ]
  const ofSeasons = seasons.map(({ hours: lines = [] }, season) =>
    lines.map((line, index) => ({ path: ['seasons', season, 'hours', index], line })),
  )
  const ofBranches = branches.map(({ hours: lines = [] }, branch) =>
    lines.map((line, index) => ({ path: ['branches', branch, 'hours', index], line })),
  )
  return [all, ...ofSeasons, ...ofBranches].flatMap((lines) => {
    const before = weekdays.map((): (readonly [opens: string, closes: string])[] => [])
    return lines.flatMap(({ path, line }) => {
      const days = openWeek(openingHours(line) ?? []).flatMap((times, day) => {
        const twice = times.filter(([opens, closes]) => {
          const isOpen = before[day]?.some(([from, until]) => opens < until && from < closes)
          before[day]?.push([opens, closes])
          return isOpen
        })
        return twice.length > 0 ? (weekdays[day] ?? []) : []
      })
      if (days.length === 0) return []
      const values = { text: line.time, days: days.join(', ') }
      return diagnosticAt(record, [...path, 'time'], 'hours-overlap', values)
    })
  })
}

/**
 * Finds help that is promised in a language that nobody speaks: pages that name the language without hours for
 * it, and hours for it without a person on the team who speaks it.
 */
export function checkLanguageHours(records: ContentRecords): Diagnostic[] {
  const { language, original } = records
  const [site] = records.of('site')
  const [texts] = records.of('interface')
  if (!original || !site || !texts) return []
  if (site.data.answers) {
    return [...nobodySpeaks(site, language, original), ...withoutWords(texts, language)]
  }
  const name = languageName(language, texts.data.locale)
  const pattern = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu')
  return ownRecords(records)
    .filter(({ collection }) => !ofOthers.includes(collection))
    .flatMap((record) => promises(record, pattern, name))
}

/** Collections that name the languages of single people, or of agencies. */
const ofOthers: readonly CollectionName[] = ['team', 'helpLines', 'stepGuide', 'interface']

function promises(record: ContentRecord, pattern: RegExp, name: string): Diagnostic[] {
  return fieldValues(record)
    .filter(({ value, meta }) => meta.role === 'text' && pattern.test(value))
    .map(({ path }) =>
      diagnosticAt(record, path, 'language-hours-missing', {
        found: `"${name}", but no hours at which somebody who speaks it answers`,
        allowed: 'a promise with hours for this language',
        fix: 'Add "answers" with "days" and "time" to site.yaml of this language, or leave the promise out.',
      }),
    )
}

/** Finds an interface without a label for these hours, which would look like the opening hours. */
function withoutWords(texts: ContentRecord<'interface'>, language: string): Diagnostic[] {
  if (texts.data.contact.answers !== undefined) return []
  return [
    diagnosticAt(texts, ['contact', 'answers'], 'language-hours-missing', {
      found: 'nothing, so that hours for this language look like the opening hours',
      allowed: `the language before its hours, such as "${languageName(language, texts.data.locale)}: {hours}"`,
      fix: 'Add a line "answers:" below "contact:".',
    }),
  ]
}

function nobodySpeaks(
  site: ContentRecord<'site'>,
  language: string,
  original: ContentRecords,
): Diagnostic[] {
  const locale = original.of('interface')[0]?.data.locale ?? 'en-US'
  const name = languageName(language, locale)
  const team = original.of('team')
  const spoken = team.flatMap(({ data }) => data.languages ?? [])
  // A site that presents nobody can't say who speaks it.
  if (team.length === 0 || spoken.some((one) => one.toLowerCase() === name.toLowerCase())) return []
  return [
    diagnosticAt(site, ['answers'], 'language-hours-missing', {
      found: `hours for ${name}, but nobody on the team speaks it`,
      allowed: `a person in the folder team with ${name} among "languages"`,
      fix: 'Add the language to the person who speaks it, or remove "answers".',
    }),
  ]
}
