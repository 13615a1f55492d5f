import { fieldName } from '../explain-issue'
import { factToken, factsOf, type Facts } from '../fact-tokens'
import type { Problem } from '../problem'
import { problemAt, type ContentRecord, type ContentRecords } from '../record'
import { walk } from '../walk'

/** Files that are the home of facts, where they stand literally. */
const homesOfFacts = ['site', 'facts']

/** Extra names that the layout and files of remote cities may use. */
const cityFacts = ['city', 'happyClients']

/** Names that a field of its own brings, such as the person of ?with=. */
const fieldFacts: Readonly<Record<string, string>> = { visitWith: 'person' }

interface Finding {
  found: string
  allowed: string
  mend: string
}

/**
 * Finds words that should not stand in content: facts written out where a token belongs, tokens
 * that nothing stands behind, and markup in plain text.
 */
export function checkWords(records: ContentRecords): Problem[] {
  const site = records.of('site')[0]?.data
  const facts = site ? factsOf(site, records.of('facts')[0]?.data ?? {}) : {}
  return records.all.flatMap((record) => {
    const problems: Problem[] = []
    walk(record.parsed.data, (value, path) => {
      if (typeof value !== 'string') return
      const findings = [
        ...unknownFacts(value, knownNames(record, facts, fieldFacts[String(path.at(-1))])),
        ...(homesOfFacts.includes(record.collection) ? [] : literalFacts(record, value, facts)),
        ...markup(value),
      ]
      problems.push(
        ...findings.map((finding) =>
          problemAt(record, path, { field: fieldName(path), ...finding }),
        ),
      )
    })
    return problems
  })
}

function knownNames(record: ContentRecord, facts: Facts, extra: string | undefined): string[] {
  // Lists and search read the front matter of articles as it stands.
  if (record.collection === 'article') return []
  const city = ['city', 'layout', 'shared'].includes(record.collection) ? cityFacts : []
  return [...Object.keys(facts), ...city, ...(extra ? [extra] : [])]
}

function unknownFacts(text: string, names: readonly string[]): Finding[] {
  const written = [...text.matchAll(factToken)].map((match) => match[1] ?? '')
  return written
    .filter((name) => !names.includes(name))
    .map((name) => ({
      found: `{${name}}, and no fact has that name`,
      allowed: names.map((known) => `{${known}}`).join(' ') || 'words only, no facts in braces',
      mend:
        names.length > 0
          ? 'Check the spelling, or add the fact to content/facts.yaml.'
          : 'Say it in other words here; below the front matter facts may be used.',
    }))
}

/** Facts that are written out. The front matter of an article may name prices of others. */
function literalFacts(record: ContentRecord, text: string, facts: Facts): Finding[] {
  const own = ownFacts(text, facts)
  return own.length > 0 || record.collection === 'article' ? own : figures(text)
}

/** Own names, numbers and addresses that are written out. */
export function ownFacts(text: string, facts: Facts): Finding[] {
  const own = ['fullName', 'name', 'phone', 'textPhone', 'email', 'generalEmail']
  const name = own.find((candidate) => facts[candidate] && text.includes(facts[candidate]))
  if (!name) return []
  return [
    {
      found: `"${facts[name]}" written out`,
      allowed: `{${name}}`,
      mend: `Write {${name}}, so that the fact stands in one file only.`,
    },
  ]
}

/** Prices and telephone numbers that are written out. */
function figures(text: string): Finding[] {
  const figure = /\$\d[\d,.]*|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/.exec(text)?.[0]
  if (!figure) return []
  return [
    {
      found: `"${figure}" written out`,
      allowed: 'a fact of content/facts.yaml, by its {name}',
      mend: 'Add it to content/facts.yaml under a name and write {that name} here.',
    },
  ]
}

function markup(text: string): Finding[] {
  const tag = /<\/?[a-z][^>]*>/i.exec(text)?.[0]
  return tag ? [{ found: `the tag ${tag}`, allowed: 'plain words', mend: 'Remove the tag.' }] : []
}
