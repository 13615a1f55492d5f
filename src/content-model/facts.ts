import { smartypantsu } from 'smartypants'
import { entryOf, type CollectionName } from './collections'
import { parentOf } from './page-groups'
import { likest } from './parse/suggestions'
import { type ContentRecords, urlOf } from './record'
import { isCalendarDay } from './schemas/fields'
import type { PageContent } from './schemas/page'
import type { PricesContent } from './schemas/prices'
import type { SiteContent } from './schemas/site'
import { helpLineFacts } from './variables/contact-links'
import { hoursInWords } from './variables/opening-hours'

/**
 * Facts by name: the values of variables such as `{phone}`. A text sees those of the whole site,
 * then those of its page and the pages above it, then those of its own record; the nearest wins.
 */
export type Facts = Readonly<Record<string, string>>

/** The name of a fact. */
export const factName = /^[a-z][A-Za-z0-9]*$/

/** A fact in running words: its name in braces. */
export const factToken = /\{([A-Za-z][A-Za-z0-9]*)\}/g

/** Anything in braces, which is taken for the name of a fact, even one misspelled: `{téléphone}`, `{ phone }`. */
export const inBraces = /\{([^{}]*)\}/g

const day = '(?:Mon|Tues?|Wed|Thu|Fri|Sat|Sun)[a-z]*'
const time = '(?:\\d{1,2}(?::\\d\\d)? [AP]M|noon)'

/** Matches the hyphen of a range of days, hours, prices or counts, with what is before it; or a tag, or code. */
const range = new RegExp(
  '<code[^]*?</code>|(^|[\\s(“"]|<[^>]*>)' +
    `(${day}|${time}|\\$\\d[\\d,]*|\\d{1,3})-(?=${day}|${time}|\\$\\d|\\d{1,3}(?:%| [a-z]))|<[^>]*>`,
  'g',
)

/**
 * Sets words, or HTML as React writes it, as a printer would: curly quotes and apostrophes, and en dashes in ranges of
 * days, hours, prices and counts. Tags and code stay as they are, and so do telephone numbers, dates and addresses.
 */
export function typeset(text: string): string {
  const dashed = text.replace(range, (found, before?: string, start?: string) =>
    start === undefined ? found : `${before ?? ''}${start}–`,
  )
  if (!/["']|&quot;|&#x27;/.test(dashed)) return dashed
  // Otherwise smartypants would take a backslash for the beginning of an escape, and drop it.
  const escaped = dashed.replace(/&#x27;/g, "'").replace(/\\/g, '\\\\')
  return smartypantsu(escaped, 'qw').replace(/&#92;/g, '\\')
}

/**
 * Fills facts into every text of a value, and typesets it. A name that is not known is left as it
 * is.
 */
export function fillFacts<Value>(value: Value, facts: Facts): Value {
  if (typeof value === 'string') {
    const filled = value.replace(factToken, (token, name: string) => facts[name] ?? token)
    return typeset(filled) as Value
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fillFacts(item, facts)) as Value
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillFacts(item, facts)]),
    ) as Value
  }
  return value
}

/** Collections whose files define facts of the whole site. */
export const factCollections: readonly string[] = ['site', 'facts', 'prices', 'helpLines']

/**
 * Returns the facts of the whole site: those of site.yaml, facts.yaml, prices.yaml and help-lines.yaml;
 * `undefined` if site.yaml is missing, or one of these files has mistakes.
 */
export function factsOfSite(records: ContentRecords): Facts | undefined {
  const [site] = records.of('site')
  const [facts] = records.of('facts')
  const [prices] = records.of('prices')
  const [helpLines] = records.of('helpLines')
  if (!facts && records.ids('facts').length > 0) return undefined
  if (!prices && records.ids('prices').length > 0) return undefined
  if (!helpLines && records.ids('helpLines').length > 0) return undefined
  if (!site) return undefined
  const single = {
    ...facts?.data,
    ...priceFacts(prices?.data ?? {}),
    ...helpLineFacts(helpLines?.data),
    ...siteFacts(site.data, records.original !== undefined),
  }
  // A fact can be a sentence that names others, and so can the words of the main button.
  return fillEachOther(single)
}

/** Length of a fact at most, so that facts that repeat each other cannot fill the memory. */
const longestFact = 10_000

/** Fills facts into each other, however many lead to the next. One that leads back to itself stays in braces. */
function fillEachOther(facts: Facts): Facts {
  const filled = new Map<string, string>()
  const fill = (name: string, above: readonly string[]): string => {
    const known = filled.get(name)
    if (known !== undefined) return known
    const way = [...above, name]
    const value = (facts[name] ?? '').replace(factToken, (token, other: string) => {
      if (!Object.hasOwn(facts, other) || way.includes(other)) return token
      const text = fill(other, way)
      return text.length > longestFact ? token : text
    })
    filled.set(name, typeset(value))
    return filled.get(name)!
  }
  return Object.fromEntries(Object.keys(facts).map((name) => [name, fill(name, [])]))
}

/** Returns the names from a fact back to itself; `undefined` if it doesn't lead there. */
export function factLoop(
  name: string,
  facts: Facts,
  way: readonly string[] = [],
): string[] | undefined {
  if (way.includes(name)) return way[0] === name ? [...way, name] : undefined
  const next = Array.from((facts[name] ?? '').matchAll(factToken), ([, other = '']) => other)
  for (const other of next) {
    const loop = factLoop(other, facts, [...way, name])
    if (loop) return loop
  }
  return undefined
}

/**
 * Returns the facts that site.yaml brings. They take precedence over those of facts.yaml.
 *
 * @param isTranslated true in another language than the default one
 */
export function siteFacts(site: SiteContent, isTranslated = false): Facts {
  // Somebody who speaks the language of the site answers at all of its hours.
  const answers = site.answers ?? (isTranslated ? undefined : site.hours)
  return {
    name: site.name,
    fullName: site.fullName,
    phone: site.phones.calls,
    ...(site.phones.texts ? { textPhone: site.phones.texts } : {}),
    ...(site.emails?.support ? { email: site.emails.support } : {}),
    ...(site.emails?.general ? { generalEmail: site.emails.general } : {}),
    ...addressFact(site),
    locality: site.location.locality,
    region: site.location.region,
    days: site.hours.days,
    hours: site.hours.time,
    allHours: hoursInWords(site.hours, ...(site.moreHours ?? [])),
    ...(answers ? { answerDays: answers.days, answerTime: answers.time } : {}),
    consultation: site.consultation.label,
  }
}

/** Returns where people can come to, and where we go. With a ZIP code, it is the whole address. */
function addressFact({ location, branches = [] }: SiteContent): Facts {
  const { street, locality, region, postalCode, areas } = location
  const rest = postalCode ? `, ${locality}, ${region} ${postalCode}` : ''
  const places = branches.map(({ street: place, hours }) =>
    hours ? `${place} (${hoursInWords(...hours)})` : place,
  )
  const address = street ? street + rest : places.join('; ')
  return {
    ...(address ? { address } : {}),
    ...(areas ? { areas: areas.join(', ') } : {}),
  }
}

/** The currency of all prices of a site. */
export const currency = 'USD'

const priceFormat = (digits: 0 | 2): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

// Made once: that takes far longer than their use.
const dollars = priceFormat(0)
const dollarsAndCents = priceFormat(2)

/** Returns an amount as it is shown: $60, $1,060.50. */
export function formatPrice(amount: number): string {
  return (Number.isInteger(amount) ? dollars : dollarsAndCents).format(amount)
}

function priceFacts(prices: PricesContent): Facts {
  return Object.fromEntries(
    Object.entries(prices).map(([name, amount]) => [name, formatPrice(amount)]),
  )
}

/** Facts and location of a page, its own or inherited from the pages above it. */
export interface PageFacts {
  facts: Facts
  /** The place that visits are made from; `undefined` if it is that of site.yaml. */
  location?: NonNullable<PageContent['location']>
  /** Path of the page that names the location. */
  locationPath?: string
}

/**
 * Returns a function that finds the facts and the location of the page at a path: its own, and where it
 * has none those of the pages above it.
 */
export function factsOfPages(records: ContentRecords): (path: string) => PageFacts {
  const pages = new Map(
    records.all
      .filter(({ collection }) => entryOf(collection).template === 'page')
      .map((record) => [urlOf(record) ?? '', record.data] as const)
      .filter(([path]) => path !== '/'),
  )
  const factsAt = (path: string): PageFacts => {
    const above = path === '' || path === '/' ? { facts: {} } : factsAt(parentOf(path))
    const { facts = {}, location } = (pages.get(path) ?? {}) as Partial<PageContent>
    const place = location && { locality: location.locality, region: location.region }
    return {
      ...above,
      facts: { ...above.facts, ...place, ...facts },
      ...(location ? { location, locationPath: path } : {}),
    }
  }
  return factsAt
}

/** Returns the facts that only the texts of one record have: those of its fields that its collection names. */
export function factsOfRecord(
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

/** Writes out a day: October 21, 2026. */
export function dayInWords(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

/** The alternative fix for an unknown fact or price. */
export const orTakeOut = 'Or take out the sentence, card or link that names it.'

/** Facts that a message names at most. */
const shown = 8

/**
 * Lists the facts that may be meant where one is not known: those that are spelled most like it, and
 * where the others are. Empty where there are none.
 */
export function factChoices(name: string, known: readonly string[]): string {
  const likely = likest(name, known)
    .slice(0, shown)
    .map((fact) => `{${fact}}`)
    .join(' ')
  return known.length > shown
    ? `${likely}, and those of site.yaml, facts.yaml and prices.yaml`
    : likely
}
