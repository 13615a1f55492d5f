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
    if (!line || /[^\d\s().+-]/.test(answer)) throw new Error(writeIt.phone)
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

  const logo = (answer: string): string => {
    if (!existsSync(answer) || !statSync(answer).isFile()) throw new Error(writeIt.noFile)
    return only((name) => /\.svg$/i.test(name), writeIt.logo)(answer)
  }

  return [
    {
      name: 'languages',
      ...words.languages,
      unknown: fill(writeIt.languages, {
        choices: Object.keys(words.languages.choices).join('; '),
      }),
    },
    { name: 'name', ...words.name },
    { name: 'full-name', ...words['full-name'], optional: true },
    { name: 'organization', ...words.organization },
    {
      name: 'helpers',
      ...words.helpers,
      when: ({ organization }) => organization === 'business',
      suggest: () => 'several',
    },
    { name: 'does', ...words.does, read: sentence },
    {
      name: 'does-es',
      ...words['does-es'],
      when: ({ languages }) => languages === 'en,es',
      read: sentence,
    },
    {
      name: 'does-en',
      ...words['does-en'],
      when: ({ languages }) => languages === 'es,en',
      read: sentence,
    },
    { name: 'meet', ...words.meet, several: true },
    { name: 'areas', ...words.areas, optional: true, when: meets('home') },
    { name: 'address', ...words.address, when: meets('place') },
    {
      name: 'zip',
      ...words.zip,
      optional: true,
      when: (answers) => meets('place')(answers) && !answers.address?.includes(';'),
      read: only((answer) => /^\d{5}(-\d{4})?$/.test(answer), writeIt.zip),
    },
    { name: 'phone', ...words.phone, read: telephone },
    { name: 'text-phone', ...words['text-phone'], optional: true, read: telephone },
    { name: 'whatsapp', ...words.whatsapp, optional: true, read: telephone },
    { name: 'email', ...words.email, optional: true },
    { name: 'days', ...words.days, read: only(readDays, writeIt.days) },
    {
      name: 'hours',
      ...words.hours,
      read: only((answer) => readTimes(answer)?.length, writeIt.hours),
    },
    { name: 'cost', ...words.cost },
    {
      name: 'payment',
      ...words.payment,
      optional: true,
      several: true,
      when: ({ cost }) => cost !== 'free',
    },
    { name: 'locality', ...words.locality },
    {
      name: 'region',
      ...words.region,
      read: (answer) =>
        only(
          (letters) => states.split(' ').includes(letters),
          writeIt.region,
        )(answer.toUpperCase()),
    },
    { name: 'time-zone', ...words['time-zone'] },
    { name: 'form', ...words.form },
    {
      name: 'origin',
      ...words.origin,
      optional: true,
      read: (answer) => answer.replace(/\/+$/, ''),
    },
    { name: 'legal-name', ...words['legal-name'], optional: true },
    { name: 'mailing-address', ...words['mailing-address'], optional: true },
    { name: 'insurer', ...words.insurer, optional: true },
    { name: 'background-checks', ...words['background-checks'], optional: true },
    { name: 'main-color', ...words['main-color'], optional: true },
    { name: 'accent-color', ...words['accent-color'], optional: true },
    { name: 'logo', ...words.logo, optional: true, read: logo },
  ]
}

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY GU AS MP'
