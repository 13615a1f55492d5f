import { entryOf, pageCollections, type CollectionName } from '../collections'
import { explain, type MistakeText } from '../diagnostics/mistakes'
import {
  urlOf,
  diagnosticAt,
  diagnosticIn,
  type ContentRecord,
  type ContentRecords,
} from '../record'
import {
  factsOfPages,
  factChoices,
  orTakeOut,
  inBraces,
  factLoop,
  type Facts,
  factCollections,
  factsOfSite,
  siteFacts,
  formatPrice,
} from '../facts'
import { explainOwnFact, findOwnFact, telephone } from '../variables/written-facts'
import type { Diagnostic } from '../diagnostic'
import { fieldValues } from '../parse/field-values'
import { helpLineFacts } from '../variables/contact-links'
import { leftoverMarkup } from '../prose/leftover-markup'
import { closest, listValues } from '../parse/suggestions'
import { type Step, valueAt } from '../parse/parse-yaml'
import type { PricesContent } from '../schemas/prices'

/** Collections whose pages show the texts of files that are no pages. */
const pagesOfParts: Partial<Record<CollectionName, readonly CollectionName[]>> = {
  layout: ['city'],
  shared: pageCollections,
}

/** Finds facts that are written out, unknown facts in braces, and markup in plain words. */
export function checkWords(records: ContentRecords): Diagnostic[] {
  const facts = factsOfSite(records)
  const factsAt = factsOfPages(records)
  return records.all.flatMap((record) => {
    const own = Object.keys(factsAt(urlOf(record) ?? '/').facts)
    return checkWordsOf(record, facts, [...own, ...variablesOf(record, records)])
  })
}

/** Roles of fields whose words visitors read. */
const wordRoles: readonly string[] = ['text', 'label', 'name']

/**
 * Finds such mistakes in the fields of one file.
 *
 * @param ofPage names of the facts of the pages that show it
 */
export function checkWordsOf(
  record: ContentRecord,
  facts: Facts | undefined,
  ofPage: readonly string[],
): Diagnostic[] {
  return fieldValues(record).flatMap(({ value, path, meta }) => {
    // Lists and search use the front matter of articles as written, except for the author. The
    // sheet for the fridge is filled in.
    const asWritten = record.collection === 'article' && path[0] !== 'fridge'
    const names = asWritten
      ? (meta.variables ?? [])
      : knownNames(record, facts, meta.variables, ofPage)
    return [
      ...unknownFacts(record, value, names),
      // The address of another site may hold a number of ours, as that of WhatsApp does.
      ...(factCollections.includes(record.collection) || value.startsWith('https://')
        ? []
        : literalFacts(value, asWritten, facts, meta.variables)),
      ...(meta.role === 'name' || meta.role === 'label' ? curlyQuotes(value) : []),
      ...(meta.role && wordRoles.includes(meta.role)
        ? leftoverMarkup(value, 'field').map((found) => explain('markup-left', found))
        : []),
    ].map((text) => diagnosticIn(record, path, text))
  })
}

/**
 * Returns the facts that a text may use; `undefined` if they are not known.
 *
 * @param ofField those of its field
 * @param ofPage those of the page that shows it
 */
function knownNames(
  { collection }: ContentRecord,
  facts: Facts | undefined,
  ofField: readonly string[] = [],
  ofPage: readonly string[],
): readonly string[] | undefined {
  // The words of the interface are filled in by the component that shows them.
  if (collection === 'interface') return [...ofField, ...ofPage]
  return facts && [...Object.keys(facts), ...ofField, ...ofPage]
}

/** The fields that the texts of a record may show: those that each page has where the texts are shown. */
function variablesOf(record: ContentRecord, records: ContentRecords): string[] {
  const { variables } = entryOf(record.collection)
  if (variables) return variables.filter((name) => Object.hasOwn(record.data, name))
  const pages = pagesOfParts[record.collection] ?? []
  return pages.flatMap((collection) =>
    (entryOf(collection).variables ?? []).filter((name) =>
      records.of(collection).every(({ data }) => Object.hasOwn(data, name)),
    ),
  )
}

function unknownFacts(
  record: ContentRecord,
  text: string,
  names: readonly string[] | undefined,
): MistakeText[] {
  if (!names) return []
  const written = [...text.matchAll(inBraces)].map((match) => match[1] ?? '')
  return written
    .filter((name) => !names.includes(name))
    .map((name) =>
      explain('fact-unknown', {
        name,
        allowed: factChoices(name, names) || wordsOnly,
        fix: howToFill(record, name),
      }),
    )
}

const wordsOnly = 'words only, no facts in braces'
const inOtherWords = 'Say it in other words here; below the front matter facts may be used.'

function howToFill({ collection, data }: ContentRecord, name: string): string {
  if (collection === 'article') return inOtherWords
  if (collection === 'interface') {
    return 'Use only the variables of this text, or say it in other words.'
  }
  const addFact = `Check the spelling, or add the fact to facts.yaml, a price to prices.yaml. ${orTakeOut}`
  return entryOf(collection).template === 'page' && Object.hasOwn(data, name)
    ? `${addFact} The field "${name}" is filled in only if "variables" of the collection "${collection}" names it, in src/content-model/collections.ts.`
    : addFact
}

/**
 * Facts that are written out. Text that is used as written may name prices of others.
 *
 * @param asWritten facts in the text aren't filled in
 */
function literalFacts(
  text: string,
  asWritten: boolean,
  facts: Facts = {},
  ofField: readonly string[] = [],
): MistakeText[] {
  const own = findOwnFact(text, facts)
  if (!asWritten) return own ? [explainOwnFact(own)] : figures(text)
  if (!own) return []
  const token = `{${own.name}}`
  return [
    {
      ...explainOwnFact(own),
      ...(ofField.includes(own.name)
        ? { allowed: token, fix: `Write ${token} instead, and put the value in "double quotes".` }
        : { allowed: wordsOnly, fix: inOtherWords }),
    },
  ]
}

/** Prices and telephone numbers that are written out. */
function figures(text: string): MistakeText[] {
  const figure = (/\$\d[\d,.]*/.exec(text) ?? telephone.exec(text))?.[0]
  return figure ? [explain('figure-written-out', { figure })] : []
}

/** A name or tag in curly quotation marks, which do not have the meaning of straight ones in YAML. */
function curlyQuotes(text: string): MistakeText[] {
  const [, words] = /^[“”„«]([^“”„«»]*)[“”»]$/.exec(text) ?? []
  if (words === undefined) return []
  return [
    explain('markup-left', {
      sign: text,
      name: 'curly quotation marks around the whole value',
      fix: `Write ${words.trim()}`,
    }),
  ]
}

/** Finds facts and prices whose name is taken by another file, so that one of the two has no effect. */
export function checkFacts(records: ContentRecords): Diagnostic[] {
  const [site] = records.of('site')
  const ofSite = site ? Object.keys(siteFacts(site.data)) : []
  const ofPrices = records.of('prices').flatMap(({ data }) => Object.keys(data))
  const ofHelpLines = records
    .of('helpLines')
    .flatMap(({ data }) => Object.keys(helpLineFacts(data)))
  return [
    ...taken(records, 'facts', 'help-lines.yaml', ofHelpLines),
    ...taken(records, 'prices', 'help-lines.yaml', ofHelpLines),
    ...taken(records, 'facts', 'site.yaml', ofSite),
    ...taken(records, 'prices', 'site.yaml', ofSite),
    ...taken(records, 'facts', 'prices.yaml', ofPrices),
    ...records.of('facts').flatMap((record) => factLoops(record)),
  ]
}

/** Finds facts that lead back to themselves, whose braces visitors would see. */
function factLoops(record: ContentRecord<'facts'>): Diagnostic[] {
  return Object.keys(record.data).flatMap((name) => {
    const loop = factLoop(name, record.data)
    if (!loop) return []
    return diagnosticAt(record, [name], 'fact-loop', {
      loop: loop.map((one) => `{${one}}`).join(' → '),
    })
  })
}

function taken(
  records: ContentRecords,
  collection: 'facts' | 'prices',
  by: string,
  names: readonly string[],
): Diagnostic[] {
  return records.of(collection).flatMap(({ file, data, parsed }) =>
    names
      .filter((name) => Object.hasOwn(data, name))
      .map((name) => ({
        file,
        ...parsed.positionOfKey([], name),
        field: name,
        ...explain('fact-taken', {
          what: collection === 'facts' ? 'fact' : 'price',
          name,
          by,
          names: names.join(', '),
        }),
      })),
  )
}

/** Finds packages whose price is not in prices.yaml, and former prices that are not higher. */
export function checkPrices(records: ContentRecords): Diagnostic[] {
  // Mistakes in prices.yaml come first.
  if (records.ids('prices').length > 0 && records.of('prices').length === 0) return []
  const prices = records.of('prices')[0]?.data ?? {}
  return records.all.flatMap((record) =>
    fieldValues(record)
      .filter(({ meta }) => meta.role === 'price')
      .flatMap(({ value, path }) =>
        Object.hasOwn(prices, value)
          ? notHigher(record, path, value, prices)
          : missing(record, path, value, prices),
      ),
  )
}

function missing(
  record: ContentRecord,
  path: readonly Step[],
  name: string,
  prices: PricesContent,
): Diagnostic {
  const names = Object.keys(prices)
  return diagnosticAt(record, path, 'price-missing', {
    name,
    allowed: listValues(name, names) || 'a name from prices.yaml',
    fix: `${names.length > 0 ? closest(name, names) : 'Add the price to prices.yaml.'} ${orTakeOut}`,
  })
}

function notHigher(
  record: ContentRecord,
  path: readonly Step[],
  before: string,
  prices: PricesContent,
): Diagnostic[] {
  if (path.at(-1) !== 'was') return []
  const now = valueAt(record.parsed.data, [...path.slice(0, -1), 'price'])
  const price = typeof now === 'string' ? prices[now] : undefined
  const was = prices[before]
  if (price === undefined || was === undefined || was > price) return []
  return [
    diagnosticAt(record, path, 'price-not-lower', {
      was: formatPrice(was),
      now: formatPrice(price),
    }),
  ]
}
