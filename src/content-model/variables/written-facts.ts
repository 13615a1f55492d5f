import { wordsPattern } from '../text'
import { explain, type MistakeText } from '../diagnostics/mistakes'
import type { Facts } from '../facts'

/** A name, number or address of ours that is written out, and where in the text it begins. */
interface WrittenFact {
  name: string
  text: string
  index: number
  /** The fact for a place, if the words are also the name of a place. */
  place?: string
}

/** How each of our facts may be written out. A fact that may contain another one comes before it. */
const patterns: Readonly<Record<string, (value: string) => RegExp>> = {
  phone: byDigits,
  textPhone: byDigits,
  email: inAnyCase,
  generalEmail: inAnyCase,
  fullName: asWritten,
  name: asWritten,
}

/** The patterns of some facts: every text of the site is looked through with the same ones. */
const known = new WeakMap<Facts, readonly (readonly [name: string, pattern: RegExp])[]>()

function patternsOf(facts: Facts): readonly (readonly [name: string, pattern: RegExp])[] {
  const made =
    known.get(facts) ??
    Object.entries(patterns).flatMap(([name, pattern]) => {
      const value = facts[name]
      return value ? [[name, pattern(value)] as const] : []
    })
  known.set(facts, made)
  return made
}

/** Finds the first of our own facts that is written out in a text. */
export function findOwnFact(text: string, facts: Facts): WrittenFact | undefined {
  for (const [name, pattern] of patternsOf(facts)) {
    const match = pattern.exec(text)
    if (!match) continue
    const place = isName(name) && pattern.test(facts.locality ?? '') ? { place: 'locality' } : {}
    return { name, text: match[0].replace(/\s+/g, ' '), index: match.index, ...place }
  }
  return undefined
}

/** Explains how to write one of our facts instead. */
export function explainOwnFact({ name, text, place }: WrittenFact): MistakeText {
  if (place) {
    return explain('fact-written-out', {
      text,
      name,
      allowed: `{${name}} for the organization, {${place}} for the place`,
      fix: `Write {${name}} for the organization, and {${place}} for the place.`,
    })
  }
  const fix = `Write {${name}}, so that the fact is kept in one file only. If a place or another organization has this name, add it to facts.yaml under a name of its own, and write that in braces.`
  return explain('fact-written-out', { text, name, ...(isName(name) ? { fix } : {}) })
}

function isName(fact: string): boolean {
  return fact === 'name' || fact === 'fullName'
}

/** Characters between the digits of a telephone number, line breaks included. */
const gap = '[\\s().\\u2010-\\u2015/-]{0,3}'

/** A telephone number of ten digits, however it is written; one with letters, such as 1-800-MEDICARE; and 9-1-1. */
export const telephone = new RegExp(
  `(?<!\\d)\\(?\\d{3}${gap}\\d{3}${gap}\\d{4}(?!\\d)` +
    '|(?<![\\w-])(?:1-)?8\\d\\d-[A-Z][A-Z-]{4,}[A-Z]\\b|(?<![\\d-])\\d-1-1(?![\\d-])',
)

function byDigits(phone: string): RegExp {
  const groups = phone.match(/\d+/g) ?? []
  return new RegExp(`\\(?${groups.join(gap)}(?!\\d)`)
}

/** Matches words, but not as a part of longer ones: Lake isn't found in Lakeview. */
function asWritten(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${wordsPattern(text)}(?![\\p{L}\\p{N}])`, 'u')
}

function inAnyCase(address: string): RegExp {
  return new RegExp(wordsPattern(address), 'i')
}
