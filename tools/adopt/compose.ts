import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from 'yaml'
import { readFilesBelow } from '../../src/build/read-content'
import { dayInWords } from '../../src/content-model/facts'
import { languageFolder, sourcePath, translatedPath } from '../../src/content-model/language'
import type { SourceFile } from '../../src/content-model/record'
import type { SiteContent } from '../../src/content-model/schemas/site'
import { clockText, openingHours, week } from '../../src/content-model/variables/opening-hours'
import {
  addressOfFile,
  asTranslation,
  fileWith,
  parseTexts,
  spanish,
  spanishFirst,
  textOf,
} from '../first-language'
import { listOf, type Answers } from '../questions'
import { branchHours, placesIn } from './questions'
import { inSingular } from './singular'
import { english } from './words/en'
import { spanish as spanishWords } from './words/es'

/** Folder of the content that a new site begins with. */
export const starterFolder = 'starter'

/**
 * Returns the content of an organization: the starter with the answers in their places and without what
 * does not follow from them.
 *
 * @param today the day of the translation: 2026-10-21
 */
export function composeSite(answers: Answers, today: string): SourceFile[] {
  const holds = conditions(answers)
  const [first, ...others] = listOf(answers.languages ?? 'en')
  const starter = readFilesBelow(starterFolder)
    .filter(({ path }) => holds.has('form') || !path.endsWith('shared/consultation-form.yaml'))
    .map((file) => {
      const text = applyConditions(textOf(file), holds)
      const language = languageFolder(file.path)
      return fileWith(file.path, holds.has('alone') ? inSingular(text, language) : text)
    })
  const texts = new Map(
    (first === spanish ? spanishFirst(starter) : starter)
      .filter(({ path }) => ['', ...others].includes(languageFolder(path)))
      .map((file) => [file.path, textOf(file)]),
  )
  const folders = others.filter((language) => texts.has(`${language}/site.yaml`))
  fillIn(texts, answers)
  for (const folder of ['', ...folders.map((language) => `${language}/`)]) leadToForm(texts, folder)
  for (const folder of ['', ...folders])
    answerInWords(texts, answers, folder, folder || first, today)
  const files = new Map(Array.from(texts, ([path, text]) => [path, fileWith(path, text)]))
  return Array.from(files.values(), (file) => {
    const source = languageFolder(file.path) && files.get(sourcePath(file.path))
    return source ? asTranslation(file, source, today) : file
  })
}

/**
 * Returns the conditions of the starter that hold for an organization: `place`, `areas`, `form` … Until a question of
 * choices is answered, each of its answers holds.
 */
function conditions({
  meet = 'home,place,phone,video',
  email,
  form,
  areas,
  payment,
  whatsapp,
  helpers,
  ...rest
}: Answers): ReadonlySet<string> {
  return new Set([
    ...listOf(meet),
    ...(email ? ['email'] : []),
    ...(form === 'yes' ? ['form'] : []),
    ...(rest['text-phone'] ? ['texts'] : []),
    areas ? 'areas' : 'no-areas',
    ...(payment ? ['payment'] : []),
    ...(whatsapp ? ['whatsapp'] : []),
    ...(helpers === 'one' ? ['alone'] : []),
  ])
}

/**
 * Leaves out the lines below each comment `# if: <condition> …` of which a condition does not hold: the next
 * line and those that are indented more. The comments themselves are left out, too.
 */
export function applyConditions(text: string, holds: ReadonlySet<string>): string {
  const kept: string[] = []
  /** Indentation of the part that is left out; undefined outside of one. */
  let leftOut: number | undefined
  let wanted = true
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/)
    if (leftOut !== undefined && (indent === -1 || indent > leftOut)) continue
    leftOut = undefined
    const [, condition] = /^\s*# if: (.+)$/.exec(line) ?? []
    if (condition) {
      wanted = condition.split(' ').every((one) => holds.has(one))
      continue
    }
    if (!wanted) leftOut = indent
    else kept.push(line)
    wanted = true
  }
  return kept.join('\n')
}

/** Places of the answers in the content. */
export const places: readonly (readonly [name: string, place: string])[] = [
  ['full-name', 'site.yaml fullName'],
  ['name', 'site.yaml name'],
  ['organization', 'site.yaml organization'],
  ['origin', 'site.yaml origin'],
  ['phone', 'site.yaml phones.calls'],
  ['text-phone', 'site.yaml phones.texts'],
  ['email', 'site.yaml emails.support'],
  ['email', 'site.yaml emails.general'],
  ['time-zone', 'site.yaml timeZone'],
  ['address', 'site.yaml location.street'],
  ['address', 'site.yaml branches'],
  ['locality', 'site.yaml location.locality'],
  ['region', 'site.yaml location.region'],
  ['zip', 'site.yaml location.postalCode'],
  ['areas', 'site.yaml location.areas'],
  ['legal-name', 'site.yaml legal.name'],
  ['mailing-address', 'site.yaml legal.address'],
  ['insurer', 'site.yaml legal.insurer'],
  ['background-checks', 'site.yaml legal.backgroundChecks'],
  ['main-color', 'brand.yaml mainColor'],
  ['accent-color', 'brand.yaml accentColor'],
  ['does', 'facts.yaml does'],
  ['does-es', 'es/facts.yaml does'],
  ['does-en', 'en/facts.yaml does'],
  ['logo', 'brand/'],
]

function fillIn(texts: Map<string, string>, answers: Answers): void {
  const given = (flag: string): string | undefined => answers[flag] || undefined
  for (const file of ['site.yaml', 'brand.yaml']) {
    edit(texts, file, (document) => {
      for (const [name, place] of places) {
        const [its, field = ''] = place.split(' ')
        const answer = given(name) ?? (name === 'full-name' ? given('name') : undefined)
        if (its !== file || answer === undefined || field === 'branches') continue
        document.setIn(
          field.split('.'),
          name === 'areas' ? document.createNode(listOf(answer)) : answer,
        )
      }
    })
  }
  if (listOf(answers.languages ?? '')[0] === spanish) {
    edit(texts, 'site.yaml', (site) => site.set('language', spanish))
  }
  const price = given('price')
  if (price) texts.set('prices.yaml', `hourPrice: ${price}\n`)
  const logo = given('logo')
  if (logo) texts.set('brand/logo.svg', readFileSync(logo, 'utf8'))
  const whatsapp = given('whatsapp')?.replace(/\D/g, '')
  if (!whatsapp) return
  for (const [path, text] of texts) texts.set(path, text.replaceAll(sampleWhatsapp, `1${whatsapp}`))
}

const contactPage = 'pages/contact.yaml'

/** Makes the form, where there is one, what the main button leads to. Its words are the title of the form. */
function leadToForm(texts: Map<string, string>, folder: string): void {
  const form = texts.get(`${folder}shared/consultation-form.yaml`)
  if (form === undefined) return
  edit(texts, `${folder}site.yaml`, (site) => {
    site.setIn(['consultation', 'label'], parseTexts(form).get('title'))
    site.setIn(['consultation', 'to'], addressOfFile(contactPage, texts.get(contactPage) ?? ''))
  })
}

/** Number in the addresses of the starter that lead to WhatsApp. */
const sampleWhatsapp = '12025550187'

/** Puts the answers in their places that are in the words of a language: what the organization does, its hours … */
function answerInWords(
  texts: Map<string, string>,
  answers: Answers,
  folder: string,
  language: string | undefined,
  today: string,
): void {
  const words = language === spanish ? spanishWords : english
  const { locale } = hoursInWords[language === spanish ? language : 'en']
  const { choices } = words.questions.payment
  const costs = answers.price ? { ...words.cost, ...words.costByHour } : words.cost
  const cost = costs[(answers.cost ?? 'both') as keyof typeof costs]
  const payment = listOf(answers.payment ?? '').map((one) => choices[one as keyof typeof choices])
  edit(texts, translatedPath('facts.yaml', folder), (facts) => {
    const set = (name: string, value: string | undefined): void => {
      if (value) facts.set(name, value)
    }
    set('cost', answers.helpers === 'one' ? inSingular(cost, language ?? 'en') : cost)
    set('does', answers[folder ? `does-${folder}` : 'does'])
    set('payment', new Intl.ListFormat(locale, { type: 'disjunction' }).format(payment))
    set('whatsapp', folder ? undefined : answers.whatsapp)
    set('accessibilityUpdated', dayInWords(today, locale))
  })
  edit(texts, translatedPath('site.yaml', folder), (site) => {
    if (answers.price) site.set('priceRange', words.byHour)
    setHours(site, answers, language)
  })
}

/** Writes out the hours in the words of a language, and those of each place. */
function setHours(site: Document, answers: Answers, language: string | undefined): void {
  const words = hoursInWords[language === spanish ? language : 'en']
  const written = (hours: SiteContent['hours']): SiteContent['hours'] | undefined => {
    const open = openingHours(hours)
    const spans = open?.map(({ opens, closes }) =>
      [opens, closes].map((time) => clockText(time, words.locale)).join(words.until),
    )
    return (
      spans && {
        days: daysInWords(open?.[0]?.days ?? [], words),
        time: new Intl.ListFormat(words.locale).format(spans),
      }
    )
  }
  const hours = written({ days: answers.days ?? '', time: answers.hours ?? '' })
  if (hours) site.set('hours', site.createNode(hours))
  const streets = placesIn(answers)
  if (streets.length < 2) return
  const times = branchHours(answers['branch-hours'] ?? '') ?? []
  const branches = streets.map((street, index) => {
    const open = times[index] && written(times[index])
    return { street, ...(open ? { hours: [open] } : {}) }
  })
  if (site.hasIn(['location', 'street'])) site.deleteIn(['location', 'street'])
  site.set('branches', site.createNode(branches))
}

const hoursInWords = {
  en: { locale: 'en-US', until: '–', everyDay: 'every day', from: '', to: ' to ' },
  es: { locale: 'es-US', until: ' a ', everyDay: 'todos los días', from: 'de ', to: ' a ' },
}

/** Returns days in words: `Monday to Friday`, `martes y jueves`. */
function daysInWords(
  days: readonly string[],
  { locale, everyDay, from, to }: (typeof hoursInWords)['en'],
): string {
  const [first = 0, ...others] = days.map((day) => week.indexOf(day))
  const last = others.at(-1) ?? first
  const name = (day: number): string =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, 1 + day)),
    )
  if (days.length === week.length) return everyDay
  const isSpan = days.length > 2 && last - first === days.length - 1
  if (isSpan) return `${from}${name(first)}${to}${name(last)}`
  return new Intl.ListFormat(locale).format([first, ...others].map(name))
}

/** Changes a YAML file; its comments stay. */
function edit(
  texts: Map<string, string>,
  path: string,
  change: (document: Document) => void,
): void {
  const document = parseTexts(texts.get(path) ?? '')
  change(document)
  texts.set(path, document.toString({ lineWidth: 110 }))
}

/** Words that the spelling check knows besides its dictionary. */
export const wordList = 'words.txt'

/** Returns the words that the spelling check is to know, in each language: also the names of the organization. */
export function wordLists({ languages = '', ...answers }: Answers): [path: string, text: string][] {
  const named = ['name', 'full-name', 'locality', 'address'].map((flag) => answers[flag] ?? '')
  const names = [...new Set(named.join(' ').match(/[\p{L}’']+/gu))].join('\n')
  const [first, ...others] = listOf(languages)
  const read = (language: string | undefined): string =>
    readFileSync(join(starterFolder, language === 'es' ? language : '', wordList), 'utf8')
  return [
    [wordList, `${read(first)}${names}\n`],
    ...others.map((language): [string, string] => [
      join(language, wordList),
      `${read(language)}${names}\n`,
    ]),
  ]
}
