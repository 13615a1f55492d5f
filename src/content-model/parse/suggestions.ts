import { distance } from 'fastest-levenshtein'
import * as z from 'zod'
import { sitePath, webAddress } from '../schemas/fields'

/** Returns the candidate that is nearest in spelling, if one is near enough to be meant. */
export function nearest(value: unknown, candidates: readonly unknown[]): string | undefined {
  const found = typeof value === 'string' ? value : ''
  const ranked = candidates
    .map((candidate) => ({ name: String(candidate), distance: distance(found, String(candidate)) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  return best && found && best.distance <= Math.max(2, best.name.length / 3) ? best.name : undefined
}

/** Sorts candidates by their similarity to a value, most similar first. */
export function likest(value: string, candidates: readonly string[]): string[] {
  return [...candidates].sort((a, b) => distance(value, a) - distance(value, b))
}

/** Values that a message lists at most. */
const mostListed = 24

/**
 * Lists the allowed values. If they are too many, only those that are spelled most like the current value.
 */
export function listValues(value: unknown, allowed: readonly unknown[]): string {
  const names = allowed.map(String)
  if (names.length <= mostListed) return names.join(', ')
  const sorted = typeof value === 'string' && value ? likest(value, names) : names
  return `${sorted.slice(0, mostListed).join(', ')}, and ${names.length - mostListed} more`
}

/** Suggests the allowed value that is nearest in spelling, so that a typo is fixed at a glance. */
export function closest(value: unknown, allowed: readonly unknown[]): string {
  const best = nearest(value, allowed)
  return best ? `Did you mean "${best}"?` : 'Choose one of the allowed values.'
}

/** Returns the texts of a message for a value that is not among the allowed ones. */
export function choicesFor(
  value: unknown,
  allowed: readonly unknown[],
): { allowed: string; fix: string } {
  return { allowed: listValues(value, allowed), fix: closest(value, allowed) }
}

/** How the links that people paste are written right, first the path of a page, then the address of another site. */
const corrections: readonly [pattern: RegExp, correct: (link: string) => string][] = [
  [
    /^\/(?!\/)/,
    (link) =>
      link
        .replace(/\\/g, '/')
        .replace(/^[^?#]*/, (path) =>
          path.toLowerCase().replace(/(?:\/index)?\.html?$|(?<=.)\/+$/, ''),
        )
        .replace(/ /g, '%20'),
  ],
  [/^https?:\/\//i, (link) => encodeURI(decoded(link)).replace(/^https?/i, 'https')],
  [
    /^(?:www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|gov|edu)\b)/i,
    (link) => `https://${link}`,
  ],
  [/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, (link) => `/${link}`],
]

/** Returns a link as it must be written; `undefined` if that is not clear, or it is right. */
export function correctLink(link: string): string | undefined {
  const [, correct] = corrections.find(([pattern]) => pattern.test(link)) ?? []
  const right = correct?.(link.trim())
  return right !== undefined && right !== link && isLink(right) ? right : undefined
}

const links = z.union([sitePath(), webAddress()])
const isLink = (link: string): boolean => links.safeParse(link).success

function decoded(link: string): string {
  try {
    return decodeURI(link)
  } catch {
    return link
  }
}

/** The letters on the keys of a telephone, from 2 to 9. */
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/**
 * Returns a telephone number in the form that is allowed: 1-800-MEDICARE is 800-633-4227, and 7-1-1 is 711.
 *
 * @param allowed the description of that form, with an example
 */
export function correctPhone(number: string, allowed: string): string | undefined {
  const [form] = /\(\d{3}\) \d{3}-\d{4}|\d{3}-\d{3}-\d{4}/.exec(allowed) ?? []
  if (form === undefined) return undefined
  const digits = number
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2))
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10,})/, '')
    // Longer words are cut off where the number ends.
    .replace(/^(\d{10})\d+$/, /[A-Z]/i.test(number) ? '$1' : '$&')
  if (/^\d11$/.test(digits)) return digits
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  if (area === undefined) return undefined
  return form.startsWith('(') ? `(${area}) ${exchange}-${line}` : `${area}-${exchange}-${line}`
}
