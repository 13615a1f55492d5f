import type { Finding } from '../article/article-findings'
import type { Facts } from './fact-tokens'

/** A name, number or address of ours that is written out, and where in the text it begins. */
export interface WrittenFact {
  name: string
  text: string
  index: number
}

/** How each of our facts may be written out. Those that may hold another one come before it. */
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
    if (match) return { name, text: match[0].replace(/\s+/g, ' '), index: match.index }
  }
  return undefined
}

/** Says how to write one of our facts instead. */
export function explainOwnFact({ name, text }: WrittenFact): Finding {
  return {
    kind: 'fact-written-out',
    found: `"${text}" written out`,
    allowed: `{${name}}`,
    fix: `Write {${name}}, so that the fact stands in one file only.`,
  }
}

/** What stands between the digits of a telephone number, also where it is broken over a line. */
const gap = '[\\s().\\u2010-\\u2015/-]{0,3}'

/** A telephone number of ten digits, however it is written. */
export const telephone = new RegExp(`(?<!\\d)\\(?\\d{3}${gap}\\d{3}${gap}\\d{4}(?!\\d)`)

function byDigits(phone: string): RegExp {
  const groups = phone.match(/\d+/g) ?? []
  return new RegExp(`\\(?${groups.join(gap)}(?!\\d)`)
}

function asWritten(text: string): RegExp {
  return new RegExp(literal(text))
}

function inAnyCase(address: string): RegExp {
  return new RegExp(literal(address), 'i')
}

/** The same words, with any white space between them. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
}
