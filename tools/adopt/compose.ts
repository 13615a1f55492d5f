import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, visit, type Document } from 'yaml'
import { readFilesBelow } from '../../src/build/read-content'
import { dayInWords } from '../../src/content-model/facts'
import { entryOf } from '../../src/content-model/collections'
import { sourcePath } from '../../src/content-model/language'
import { stepsTo } from '../../src/content-model/parse/parse-yaml'
import { readFile } from '../../src/content-model/parse/read-file'
import { type SourceFile, collectionOf } from '../../src/content-model/record'
import { sourceHash } from '../../src/content-model/rules/translations'
import { clockText, openingHours, week } from '../../src/content-model/variables/opening-hours'
import { listOf, type Answers } from '../questions'

/** Folder of the content that a new site begins with. */
export const starterFolder = 'starter'

/** Languages besides English that the starter is written in; each has a folder in it. */
const spanish = 'es'

/**
 * Returns the content of an organization: the starter with the answers in their places and without what
 * does not follow from them.
 *
 * @param today the day of the translation: 2026-10-21
 */
export function composeSite(answers: Answers, today: string): SourceFile[] {
  const texts = new Map(
    readFilesBelow(starterFolder).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
  )
  const holds = conditions(answers)
  for (const [path, text] of texts) texts.set(path, applyConditions(text, holds))
  if (!holds.has('form')) {
    texts.delete('shared/consultation-form.yaml')
    texts.delete('es/shared/consultation-form.yaml')
  }
  const languages = listOf(answers.languages ?? 'en')
  const isSpanish = languages[0] === spanish
  if (isSpanish) moveToRoot(texts)
  if (isSpanish || !languages.includes(spanish)) removeFolder(texts, spanish)
  fillIn(texts, answers)
  for (const folder of isSpanish ? [''] : ['', `${spanish}/`]) leadToForm(texts, folder)
  translateAnswers(texts, answers)
  for (const folder of ['', `${spanish}/`]) {
    const path = `${folder}facts.yaml`
    const day = dayInWords(today, isSpanish || folder ? 'es' : 'en-US')
    if (texts.has(path)) edit(texts, path, (facts) => facts.set('accessibilityUpdated', day))
  }
  for (const [path, text] of texts) {
    if (path.startsWith(`${spanish}/`)) texts.set(path, linkToSource(path, text, texts, today))
  }
  return Array.from(texts, ([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }))
}

/**
 * Returns the conditions of the starter that hold for an organization: `place`, `free`, `form` … Until a question of
 * choices is answered, each of its answers holds.
 */
function conditions({
  meet = 'home,place,phone,video',
  cost = 'both',
  email,
  form,
  ...rest
}: Answers): ReadonlySet<string> {
  return new Set([
    ...listOf(meet),
    cost === 'both' ? 'some-paid' : cost,
    ...(email ? ['email'] : []),
    ...(form === 'yes' ? ['form'] : []),
    ...(rest['text-phone'] ? ['texts'] : []),
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

function fillIn(texts: Map<string, string>, answers: Answers): void {
  const given = (flag: string): string | undefined => answers[flag] || undefined
  edit(texts, 'site.yaml', (site) => {
    const set = (path: string[], value: string | undefined): void => {
      if (value !== undefined) site.setIn(path, value)
    }
    set(['name'], given('name'))
    set(['fullName'], given('full-name') ?? given('name'))
    set(['organization'], given('organization'))
    set(['origin'], given('origin'))
    set(['phones', 'calls'], given('phone'))
    set(['phones', 'texts'], given('text-phone'))
    set(['emails', 'support'], given('email'))
    set(['emails', 'general'], given('email'))
    setHours(site, answers, site.get('language') === spanish ? spanish : 'en')
    set(['timeZone'], given('time-zone'))
    set(['location', 'street'], given('address'))
    set(['location', 'locality'], given('locality'))
    set(['location', 'region'], given('region'))
    set(['legal', 'name'], given('legal-name'))
    set(['legal', 'address'], given('mailing-address'))
    set(['legal', 'insurer'], given('insurer'))
    set(['legal', 'backgroundChecks'], given('background-checks'))
  })
  edit(texts, 'facts.yaml', (facts) => {
    if (given('does')) facts.set('does', given('does'))
  })
  edit(texts, 'brand.yaml', (brand) => {
    if (given('main-color')) brand.set('mainColor', given('main-color'))
    if (given('accent-color')) brand.set('accentColor', given('accent-color'))
  })
  const logo = given('logo')
  if (logo) texts.set('brand/logo.svg', readFileSync(logo, 'utf8'))
}

/** Makes the form, where there is one, what the main button leads to. Its words are the title of the form. */
function leadToForm(texts: Map<string, string>, folder: string): void {
  const form = texts.get(`${folder}shared/consultation-form.yaml`)
  if (form === undefined) return
  edit(texts, `${folder}site.yaml`, (site) => {
    site.setIn(['consultation', 'label'], parseDocument(form).get('title'))
    site.setIn(['consultation', 'to'], '/contact')
  })
}

/** Puts the answer of a translation in its place: what the organization does, in the words of the language. */
function translateAnswers(texts: Map<string, string>, answers: Answers): void {
  const site = `${spanish}/site.yaml`
  if (!texts.has(site)) return
  edit(texts, `${spanish}/facts.yaml`, (facts) => {
    if (answers['does-es']) facts.set('does', answers['does-es'])
  })
  edit(texts, site, (document) => setHours(document, answers, 'es'))
}

/** Writes out the hours in the words of a language. */
function setHours(site: Document, answers: Answers, language: 'en' | 'es'): void {
  const open = openingHours({ days: answers.days ?? '', time: answers.hours ?? '' })
  if (!open) return
  const words = hoursInWords[language]
  const spans = open.map(({ opens, closes }) =>
    [opens, closes].map((time) => clockText(time, words.locale)).join(words.until),
  )
  site.setIn(['hours', 'days'], daysInWords(open[0]?.days ?? [], words))
  site.setIn(['hours', 'time'], new Intl.ListFormat(words.locale).format(spans))
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

/** Makes the translation the site itself: its files take the places of those in English. */
function moveToRoot(texts: Map<string, string>): void {
  for (const [path, text] of texts) {
    if (!path.startsWith(`${spanish}/`)) continue
    const root = path.slice(spanish.length + 1)
    const words = text.replace(/^(?:source|sourceHash|translatedOn|address): .*\n/gm, '')
    if (entryOf(collectionOf(root)?.name ?? 'page').inLanguages === 'texts') {
      edit(texts, root, (document) => overlay(document, parseDocument(words)))
    } else {
      texts.set(root, words.trimStart())
    }
  }
  edit(texts, 'site.yaml', (site) => site.set('language', spanish))
}

/** Sets each value of one document in another. */
function overlay(document: Document, words: Document): void {
  visit(words, {
    Scalar(key, node, ancestors) {
      if (key === 'key') return
      document.setIn(stepsTo([...ancestors, node]), node.value)
    },
  })
}

/** Renews what a translation says of its source, which the answers have changed. */
function linkToSource(
  path: string,
  text: string,
  texts: ReadonlyMap<string, string>,
  today: string,
): string {
  const source = sourcePath(path)
  const { record } = readFile({
    path: source,
    bytes: new TextEncoder().encode(texts.get(source)),
  })
  if (!record) return text
  return text
    .replace(/^sourceHash: .*$/m, `sourceHash: ${sourceHash(record)}`)
    .replace(/^translatedOn: .*$/m, `translatedOn: ${today}`)
}

function removeFolder(texts: Map<string, string>, folder: string): void {
  for (const path of texts.keys()) if (path.startsWith(`${folder}/`)) texts.delete(path)
}

/** Changes a YAML file; its comments stay. */
function edit(
  texts: Map<string, string>,
  path: string,
  change: (document: Document) => void,
): void {
  const document = parseDocument(texts.get(path) ?? '', { schema: 'failsafe' })
  change(document)
  texts.set(path, document.toString({ lineWidth: 110 }))
}

/** Words that the spelling check knows besides its dictionary. */
const wordList = 'words.txt'

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
