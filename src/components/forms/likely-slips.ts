import { distance } from 'fastest-levenshtein'
import type { FormField } from '../../content-model/schemas/sections/forms'
import type { ConsultationRequest } from './consultation-request'

/** Something in an answer that the visitor is asked about before the request is sent. */
export interface Slip {
  /** Name of the field. */
  field: string
  kind: 'phone' | 'email' | 'card' | 'socialSecurity'
  /** The part of the answer that it is about. */
  text: string
}

/** Finds what was probably typed by mistake, or should not be sent. At most one slip is found in a field. */
export function findSlips(request: ConsultationRequest, fields: readonly FormField[]): Slip[] {
  return fields.flatMap(({ name, type }): Slip[] => {
    const answer = request[name] ?? ''
    const secret = findSecret(answer)
    if (secret) return [{ field: name, ...secret }]
    const isWrong =
      (type === 'tel' && isTooShort(answer)) || (type === 'email' && isMistyped(answer))
    return answer && isWrong
      ? [{ field: name, kind: type === 'tel' ? 'phone' : 'email', text: answer }]
      : []
  })
}

/** Returns true if a telephone number has fewer digits than one with its area code. */
function isTooShort(number: string): boolean {
  return (number.match(/\p{Nd}/gu) ?? []).length < 10
}

/** Names of common email providers. Rarely does anybody mistype the first letter. */
const providers = ['comcast', 'gmail', 'hotmail', 'icloud', 'outlook', 'yahoo']
/** Slips of .com, .net and .org that are no endings of their own, as .co is. */
const endings = /\.(?:c[ip]m|cmo|comm|comn|con|cop|[vx]om|ocm|met|nte|nett|ogr|orgg|orq)$/

/** Returns true if an email address is probably mistyped. */
function isMistyped(address: string): boolean {
  const domain = address.toLowerCase().split('@')[1] ?? ''
  if (!/^[^\s,;]+@(?:[\p{L}\p{Nd}-]+\.)+\p{L}[\p{L}\p{Nd}-]+$/u.test(address)) return true
  if (endings.test(domain)) return true
  const name = domain.split('.')[0] ?? ''
  return providers.some((provider) => isSlipOf(provider, name))
}

/** Returns true if a name has one letter more, less or changed, or the same letters in another order. */
function isSlipOf(provider: string, name: string): boolean {
  if (name === provider || name[0] !== provider[0]) return false
  const letters = (text: string): string => text.split('').sort().join('')
  return distance(name, provider) === 1 || letters(name) === letters(provider)
}

/** Finds a number that is nobody else's business: of a payment card, or of Social Security. */
function findSecret(answer: string): Omit<Slip, 'field'> | undefined {
  // No part of a longer number.
  for (const [, text = ''] of answer.matchAll(/(?:^|[^\d])((?:\d[ .-]?){12,18}\d)(?!\d)/g)) {
    if (isCardNumber(text.replace(/\D/g, ''))) return { kind: 'card', text }
  }
  const [, text] = /(?:^|[^\d-])((?!000|666|9)\d{3}[ .-]\d\d[ .-]\d{4})(?![\d-])/.exec(answer) ?? []
  return text ? { kind: 'socialSecurity', text } : undefined
}

/** Checks the last digit of a payment card number, by the Luhn algorithm. Each number begins with 2 to 6. */
function isCardNumber(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return /^[2-6]/.test(digits) && sum % 10 === 0
}
