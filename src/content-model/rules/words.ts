import { entryOf, pageCollections, type CollectionName } from '../collections'
import type { Finding } from '../article/article-findings'
import { urlOf } from '../record-key'
import {
  factsOfPages,
  factChoices,
  orTakeOut,
  inBraces,
  type Facts,
  factCollections,
  factsOfSite,
} from '../facts'
import { explainOwnFact, findOwnFact, telephone } from '../variables/written-facts'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import type { Diagnostic } from '../diagnostic'
import { fieldName } from '../parse/value-path'
import { fieldValues } from '../parse/field-values'

/** Collections whose pages show the texts of files that are no pages. */
const pagesOfParts: Partial<Record<CollectionName, readonly CollectionName[]>> = {
  layout: ['city'],
  shared: pageCollections,
}

/**
 * Finds words that should not stand in content: facts written out where a token belongs, tokens
 * that nothing stands behind, and markup in plain text.
 */
export function checkWords(records: ContentRecords): Diagnostic[] {
  const facts = factsOfSite(records)
  const factsAt = factsOfPages(records)
  return records.all.flatMap((record) => {
    const page = urlOf({ name: record.collection, id: record.id }) ?? '/'
    const own = Object.keys(factsAt(page).facts)
    return fieldValues(record).flatMap(({ value, path, meta }) =>
      [
        ...unknownFacts(
          record,
          value,
          knownNames(record, facts, meta.variables, [...own, ...variablesOf(record, records)]),
        ),
        ...(factCollections.includes(record.collection)
          ? []
          : literalFacts(record, value, facts, meta.variables)),
        ...markup(value),
      ].map((finding) => diagnosticAt(record, path, { field: fieldName(path), ...finding })),
    )
  })
}

/**
 * The facts that a text may use; nothing where that cannot be judged.
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
  // Lists and search read the front matter of articles as it stands, except for the author.
  if (collection === 'article') return ofField
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
): Finding[] {
  if (!names) return []
  const written = [...text.matchAll(inBraces)].map((match) => match[1] ?? '')
  return written
    .filter((name) => !names.includes(name))
    .map((name) => ({
      kind: 'fact-unknown',
      found: `{${name}}, and no fact has that name`,
      allowed: factChoices(name, names) || wordsOnly,
      fix: howToFill(record, name),
    }))
}

const wordsOnly = 'words only, no facts in braces'
const inOtherWords = 'Say it in other words here; below the front matter facts may be used.'

function howToFill({ collection, data }: ContentRecord, name: string): string {
  if (collection === 'article') {
    return inOtherWords
  }
  if (collection === 'interface') {
    return 'Use only what this text is given, or say it in other words.'
  }
  const addFact = `Check the spelling, or add the fact to facts.yaml, a price to prices.yaml. ${orTakeOut}`
  return entryOf(collection).template === 'page' && Object.hasOwn(data, name)
    ? `${addFact} The field "${name}" is filled in only if "variables" of the collection "${collection}" names it, in src/content-model/collections.ts.`
    : addFact
}

/** Facts that are written out. The front matter of an article may name prices of others. */
function literalFacts(
  record: ContentRecord,
  text: string,
  facts: Facts = {},
  ofField: readonly string[] = [],
): Finding[] {
  const own = findOwnFact(text, facts)
  if (record.collection !== 'article') return own ? [explainOwnFact(own)] : figures(text)
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
function figures(text: string): Finding[] {
  const figure = (/\$\d[\d,.]*/.exec(text) ?? telephone.exec(text))?.[0]
  if (!figure) return []
  return [
    {
      kind: 'figure-written-out',
      found: `"${figure}" written out`,
      allowed:
        'a price of prices.yaml, a fact of facts.yaml or a number of help-lines.yaml, by its {name}',
      fix: 'Add it to one of these files under a name and write {that name} here.',
    },
  ]
}

function markup(text: string): Finding[] {
  const tag = /<\/?[a-z][^>]*>/i.exec(text)?.[0]
  return tag
    ? [
        {
          kind: 'tag-in-words',
          found: `the tag ${tag}`,
          allowed: 'plain words',
          fix: 'Remove the tag.',
        },
      ]
    : []
}
