import { existsSync, statSync } from 'node:fs'
import { readDays, readTimes } from '../../src/content-model/variables/opening-hours'
import { fill, listOf, type Answers, type Question } from '../questions'
import { english, type AdoptWords } from './words/en'
import { spanish } from './words/es'

/**
 * Returns the words in which questions are asked: Spanish, if the computer speaks it or the site has it first.
 *
 * @param locale language of the computer: es-US
 */
export function wordsFor(
  { languages = '' }: Answers,
  locale = new Intl.DateTimeFormat().resolvedOptions().locale,
): AdoptWords {
  return /^es\b/.test(locale) || /^es\b/.test(languages) ? spanish : english
}

/** Returns the questions in the order in which they are asked. */
export function questionsIn({ questions: words, writeIt }: AdoptWords): readonly Question[] {
  const meets = (where: string) => (answers: Answers) => listOf(answers.meet ?? '').includes(where)

  /** Reads a telephone number in any usual form: 608-555-0142, +1 608 555 0142, (608) 555.0142. */
  const telephone = (answer: string): string => {
    const digits = answer.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
    const [, area, exchange, line] = /^([2-9]\d\d)([2-9]\d\d)(\d{4})$/.exec(digits) ?? []
    if (!line || /[^\d\s()./+-]/.test(answer)) throw new Error(writeIt.phone)
    return `(${area}) ${exchange}-${line}`
  }

  const sentence = (answer: string): string => {
    if (!/[.!?]$/.test(answer)) throw new Error(writeIt.sentence)
    if (answer.length > 160)
      throw new Error(fill(writeIt.shorter, { count: String(answer.length) }))
    return answer
  }

  /** Refuses answers for which a function returns nothing. */
  const only =
    (read: (answer: string) => unknown, message: string) =>
    (answer: string): string => {
      if (!read(answer)) throw new Error(message)
      return answer
    }

  const severalPlaces = (answers: Answers): boolean =>
    meets('place')(answers) && placesIn(answers).length > 1

  const logo = (answer: string): string => {
    if (!existsSync(answer) || !statSync(answer).isFile()) throw new Error(writeIt.noFile)
    return only((name) => /\.svg$/i.test(name), writeIt.logo)(answer)
  }

  const isOptional: Partial<Question> = { optional: true }
  /** What a question has besides its words. */
  const rules: Partial<Record<string, Partial<Question>>> = {
    languages: {
      unknown: fill(writeIt.languages, {
        choices: Object.keys(words.languages.choices).join('; '),
      }),
    },
    'full-name': isOptional,
    helpers: {
      when: ({ organization }) => organization === 'business',
      suggest: () => 'several',
    },
    does: { read: sentence },
    'does-es': { when: ({ languages }) => languages === 'en,es', read: sentence },
    'does-en': { when: ({ languages }) => languages === 'es,en', read: sentence },
    meet: { several: true },
    areas: { optional: true, when: meets('home') },
    address: { when: meets('place') },
    'branch-hours': {
      optional: true,
      when: severalPlaces,
      read: (answer, answers) => {
        const count = String(placesIn(answers).length)
        const message = fill(writeIt.branchHours, { count })
        return only(() => branchHours(answer)?.length === placesIn(answers).length, message)(answer)
      },
    },
    zip: {
      optional: true,
      when: (answers) => meets('place')(answers) && !severalPlaces(answers),
      read: only((answer) => /^\d{5}(-\d{4})?$/.test(answer), writeIt.zip),
    },
    phone: { read: telephone },
    'text-phone': { optional: true, read: telephone },
    whatsapp: { optional: true, read: telephone },
    email: isOptional,
    days: { read: only(readDays, writeIt.days) },
    hours: { read: only((answer) => readTimes(answer)?.length, writeIt.hours) },
    price: {
      optional: true,
      when: ({ cost }) => cost !== 'free',
      read: (answer) => {
        const [, amount] =
          /^\$?(\d{1,5}(?:\.\d\d)?)(?: ?(?:\/|an|per|la|por) ?h(?:our|ora|r)?)?$/i.exec(answer) ??
          []
        if (!amount) throw new Error(writeIt.price)
        return amount
      },
    },
    payment: { optional: true, several: true, when: ({ cost }) => cost !== 'free' },
    region: {
      read: (answer) =>
        only((letters) => states.includes(letters), writeIt.region)(answer.toUpperCase()),
    },
    origin: { optional: true, read: (answer) => answer.replace(/\/+$/, '') },
    'legal-name': isOptional,
    'mailing-address': isOptional,
    insurer: isOptional,
    'background-checks': isOptional,
    'main-color': isOptional,
    'accent-color': isOptional,
    logo: { optional: true, read: logo },
  }
  return Object.entries(words).map(([name, word]) => ({ name, ...word, ...rules[name] }))
}

/** Returns the places that people can come to. */
export const placesIn = ({ address = '' }: Answers): string[] => partsOf(address)

const partsOf = (answer: string): string[] =>
  answer
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

/** Reads days and hours of each place; `undefined` if some are written in another way. */
export function branchHours(answer: string): Record<'days' | 'time', string>[] | undefined {
  const read = partsOf(answer).map((line) =>
    Array.from(line.matchAll(/,/g), ({ index }) => ({
      days: line.slice(0, index).trim(),
      time: line.slice(index + 1).trim(),
    })).find(({ days, time }) => readDays(days) && readTimes(time)?.length),
  )
  return read.every((hours) => hours !== undefined) ? read : undefined
}

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY GU AS MP'.split(
    ' ',
  )
