import { posix } from 'node:path'
import type { YAMLMap, YAMLSeq } from 'yaml'
import { checkSite } from '../../src/content-model/check-site'
import { collectionEntries } from '../../src/content-model/collections'
import { factsOfSite, factToken } from '../../src/content-model/facts'
import {
  languageFolder,
  ownLanguageOf,
  sourcePath,
  translatedPath,
} from '../../src/content-model/language'
import { fieldValues } from '../../src/content-model/parse/field-values'
import {
  type ContentRecord,
  type ContentRecords,
  type SourceFile,
  collectionOf,
  fileOf,
} from '../../src/content-model/record'
import { pagePaths, pathOf, referencesOf } from '../../src/content-model/rules/links'
import { sourceHash } from '../../src/content-model/rules/translations'
import { readVersion } from '../../src/content-model/translated-source'
import { contactLinks } from '../../src/content-model/variables/contact-links'
import { leadToPrices, leaveOutLinks, leaveOutSentences, linkPages, showOnHome } from './links'
import { isPart, parts, spanishPart } from './parts'
import { addValues } from './shared-files'
import { composeSite } from '../adopt/compose'
import {
  addressOfFile,
  fileWith,
  parseTexts,
  spanish,
  spanishFirst,
  textOf,
} from '../first-language'
import type { Answers } from '../questions'
import { english } from '../adopt/words/en'
import { spanish as spanishWords } from '../adopt/words/es'

/** States that the sample's articles name, by their letters. */
const statesInWords = { FL: 'Florida' }

/** Files that hold many small values. Only those values are taken that the other files use. */
const valueFiles = ['facts.yaml', 'prices.yaml'] as const

/** What a site takes over from the sample. */
interface Addition {
  files: SourceFile[]
  /** Names of facts and prices that the files use and the site lacks, by the file of the sample. */
  values: Readonly<Record<(typeof valueFiles)[number], string[]>>
}

/**
 * Finds the files of the sample that a part consists of, and those that they name: shared sections, questions,
 * people, pictures. Files that the site has stay as they are.
 *
 * @param wanted files, and folders with a slash at the end
 * @param languages folders of the languages of the site, besides the first one
 */
function filesOfPart(
  wanted: readonly string[],
  sample: readonly SourceFile[],
  own: readonly SourceFile[],
  languages: readonly string[],
  today: string,
): Addition {
  // Parts are chosen in the default language; translations are taken along by their paths.
  const original = sample.filter(({ path }) => languageFolder(path) === '')
  const { records } = checkSite(original, today)
  const known = factsOfSite(checkSite(own, today).records) ?? {}
  const paths = new Set(own.map(({ path }) => path))
  const needed = new Set<string>()
  const need = (path: string): void => {
    if (needed.has(path) || (valueFiles as readonly string[]).includes(path)) return
    needed.add(path)
    const record = records.all.find(({ file }) => file === path)
    if (record) filesNamedIn(record, records, sample).forEach(need)
  }
  sample.filter(({ path }) => isIn(wanted, path)).forEach(({ path }) => need(path))
  const added = sample.filter(({ path }) => {
    const language = languageFolder(path)
    const isWanted = language === '' || languages.includes(language)
    return isWanted && needed.has(sourcePath(path)) && !paths.has(path)
  })
  const texts = (names: readonly string[]): string[] => {
    const values: Readonly<Record<string, unknown>> = records.of('facts')[0]?.data ?? {}
    return names.flatMap((name) =>
      Array.from(String(values[name]).matchAll(factToken), ([, inner = '']) => inner),
    )
  }
  const direct = records.all
    .filter(({ file }) => added.some(({ path }) => path === file))
    .flatMap(namesIn)
  // A fact can be a sentence that names others.
  const used = new Set([...direct, ...texts(direct)])
  const valuesOf = (file: (typeof valueFiles)[number]): string[] => {
    const values = records.all.find((record) => record.file === file)?.data ?? {}
    return Object.keys(values).filter((name) => used.has(name) && !Object.hasOwn(known, name))
  }
  return {
    files: added,
    values: { 'facts.yaml': valuesOf('facts.yaml'), 'prices.yaml': valuesOf('prices.yaml') },
  }
}

/** Returns true for files, and for those in folders, which have a slash at the end. */
const isIn = (wanted: readonly string[], path: string): boolean =>
  wanted.some((one) => path === one || (one.endsWith('/') && path.startsWith(one)))

/** Leaves out the answers of the search that lead to pages which a site will not have. */
function withAnswersFor(pages: readonly string[], sample: readonly SourceFile[]): SourceFile[] {
  return sample.map((file) => {
    if (sourcePath(file.path) !== 'search.yaml') return file
    const document = parseTexts(textOf(file))
    const answers = document.get('answers') as YAMLSeq<YAMLMap<unknown, YAMLMap>>
    answers.items = answers.items.filter((answer) =>
      pages.includes(pathOf(String(answer.get('link')?.get('to')))),
    )
    return fileWith(file.path, document.toString({ lineWidth: 110 }))
  })
}

/** Returns the files that a record cannot do without. */
function filesNamedIn(
  record: ContentRecord,
  records: ContentRecords,
  sample: readonly SourceFile[],
): string[] {
  const { file, body = '' } = record
  const folder = `${posix.dirname(file)}/`
  const used = namesIn(record)
  const lines = records.of('helpLines')[0]?.data.lines ?? {}
  const usesHelpLine = used.some((name) => Object.keys(lines).some((line) => name.startsWith(line)))
  return [
    ...referencesOf(record).map(({ name, id }) => fileOf(name, id)),
    ...collectionEntries.flatMap(([name, { ids = [], neededBy }]) =>
      neededBy && file.startsWith(neededBy) ? ids.map((id) => fileOf(name, id)) : [],
    ),
    ...(body.includes('<OurPromises') ? ['shared/promises.yaml'] : []),
    ...(usesHelpLine ? ['help-lines.yaml'] : []),
    // Pictures and drawings are in the folder of the file that shows them.
    ...sample
      .map(({ path }) => path)
      .filter((path) => path.startsWith(folder) && !/\.(ya?ml|mdx)$/.test(path))
      .filter((path) => body !== '' || JSON.stringify(record.data).includes(path)),
  ]
}

/** Returns the names of facts, prices and help lines that a file uses. */
function namesIn({ collection, parsed, body = '' }: ContentRecord): string[] {
  const values = fieldValues({ collection, parsed })
  const texts = [...values.map(({ value }) => value), body]
  return [
    ...texts.flatMap((text) => Array.from(text.matchAll(factToken), ([, name = '']) => name)),
    ...Array.from(body.matchAll(/<HelpLine\s+line=["']([^"']*)["']/g), ([, name = '']) => name),
    ...values
      .filter(({ meta }) => meta.role === 'price' || meta.role === 'help-line')
      .map(({ value }) => value),
  ]
}

/** What parts of the sample bring into a site. */
export interface Added {
  /** New files, and files of the site that have changed. */
  files: SourceFile[]
  /** Links that were left out, because the site does not have what they lead to. */
  leftOut: { file: string; label: string; to: string }[]
  /** Sentences that were left out, because they name an address or number that the site has not, or another state. */
  leftOutSentences: { file: string; sentence: string }[]
}

/**
 * Adds parts of the sample to a site: their files, the facts and prices that these use, and links to their pages.
 *
 * @param chosen names of the parts
 * @param own files of the site
 * @param content files of the sample, in English, with its Spanish
 * @param answers what the owner has answered, in which Spanish is begun
 * @param today the day that articles are judged by: 2026-10-21
 */
export function addParts(
  chosen: readonly string[],
  own: readonly SourceFile[],
  content: readonly SourceFile[],
  answers: Answers,
  today: string,
): Added {
  const wanted = chosen.flatMap((name) => (isPart(name) ? parts[name] : []))
  const whole = ownLanguageOf(own) === spanish ? spanishFirst(content) : content
  const pages = [...own, ...whole.filter(({ path }) => isIn(wanted, path))]
  const sample = withAnswersFor(pagePaths(checkSite(pages, today).records), whole).map(ofNobody)
  const inSpanish = chosen.includes(spanishPart) ? spanishFiles(own, sample, answers, today) : []
  const folders = [...own, ...inSpanish].map(({ path }) => languageFolder(path))
  const languages = [...new Set(folders)].filter(Boolean)
  const part = filesOfPart(wanted, sample, own, languages, today)
  const files = [...part.files, ...inSpanish]

  const changed = new Map<string, SourceFile>(files.map((file) => [file.path, file]))
  const set = (path: string, text: string): void => {
    changed.set(path, fileWith(path, text))
  }
  const ownText = (path: string): string => textOf(changed.get(path) ?? fileAt(path, own))
  const sampleText = (path: string): string => textOf(fileAt(path, sample))
  for (const file of valueFiles) {
    for (const language of ['', ...languages]) {
      const path = translatedPath(file, language)
      // A translation has the facts of its source, and those that only its own files use.
      const names =
        language === '' ? [] : [...namesOf(ownText(file)), ...factsUsedIn(language, files, sample)]
      const wanted = [...part.values[file], ...names]
      const text = addValues(ownText(path), sampleText(path), wanted)
      if (text) set(path, text)
    }
  }
  for (const language of languages) {
    // Sentences about help in that language follow from the hours at which somebody speaks it.
    if (!factsUsedIn(language, files, sample).some((name) => /^answer(Days|Time)$/.test(name)))
      continue
    const path = translatedPath('site.yaml', language)
    const text = addValues(ownText(path), sampleText(path), ['answers'])
    if (text) set(path, text)
  }
  for (const language of ['', ...languages]) {
    const addressIn = (path: string): string | undefined =>
      languageFolder(path) === language
        ? addressOfFile(sourcePath(path), ownText(sourcePath(path)))
        : undefined
    const pages = (language === '' ? files : [...own, ...files]).flatMap(
      ({ path }) => addressIn(path) ?? [],
    )
    const path = translatedPath('site.yaml', language)
    const linked = linkPages(ownText(path), sampleText(path), pages)
    if (linked !== undefined) set(path, linked)
    const words = (language || ownLanguageOf(own)) === spanish ? spanishWords : english
    const home = `home/${String(parseTexts(ownText('site.yaml')).get('home'))}.yaml`
    const cards = [...own, ...files].flatMap(({ path }) => {
      const to = addressIn(path) ?? ''
      const isShown = language === '' ? pages.includes(to) : ownText(home).includes(`to: ${to}\n`)
      if (!isShown || !/^\/(?!search$)[^/]+$/.test(to)) return []
      const page = parseTexts(ownText(path))
      return [{ title: String(page.get('label')), text: String(page.get('description')), to }]
    })
    const itsHome = translatedPath(home, language)
    const shown = ownText(itsHome) && showOnHome(ownText(itsHome), words.onHome, cards)
    if (shown) set(itsHome, shown)
  }
  const hasPrices = [...own, ...files].some(({ path }) => path === 'pages/pricing.yaml')
  for (const folder of hasPrices ? ['', ...languages] : []) {
    const path = translatedPath('facts.yaml', folder)
    const language = folder || ownLanguageOf(own)
    const words = language === spanish ? spanishWords : english
    const text = leadToPrices(ownText(path), words, language)
    if (text) set(path, text)
  }

  const all = (): SourceFile[] => [
    ...own.filter(({ path }) => !changed.has(path)),
    ...changed.values(),
  ]
  const { records, translations } = checkSite(all(), today)
  const known = new Set(pagePaths(records))
  const [site] = records.of('site')
  const contacts = Object.keys(site ? contactLinks(site.data) : {})
  const leads = (to: string): boolean =>
    to.startsWith('/') ? known.has(pathOf(to)) : to === 'consultation' || contacts.includes(to)
  const leftOut = files.flatMap(({ path, bytes }) => {
    const record = [records, ...translations]
      .flatMap(({ all }) => all)
      .find(({ file }) => file === path)
    if (!record) return []
    const without = leaveOutLinks(record, new TextDecoder().decode(bytes), leads)
    if (without.leftOut.length > 0) set(path, without.text)
    return without.leftOut.map((link) => ({ file: path, ...link }))
  })

  const names = Object.keys(factsOfSite(records) ?? {})
  const missing = ['email', 'generalEmail', 'textPhone'].filter((name) => !names.includes(name))
  const states = Object.entries(statesInWords)
    .filter(
      ([letters]) =>
        ![site?.data.location.region, ...(site?.data.otherStates ?? [])].includes(letters),
    )
    .map(([, name]) => name)
  const leftOutSentences = [...changed.values()].flatMap(({ path }) => {
    if (!/\.(yaml|mdx)$/.test(path)) return []
    const { text, sentences } = leaveOutSentences(ownText(path), path, missing, states)
    if (sentences.length > 0) set(path, text)
    return sentences.map((sentence) => ({ file: path, sentence }))
  })

  // A translation stays as up to date as it was, because it was changed together with its source.
  const hashOf = (path: string, some: readonly SourceFile[]): string | undefined => {
    const version = readVersion(path, textOf(fileAt(path, some)))
    return version && sourceHash(version)
  }
  for (const { path, bytes } of all()) {
    const source = sourcePath(path)
    if (source === path || !(changed.has(path) || changed.has(source))) continue
    const text = textOf({ path, bytes })
    const [, hash] = /^sourceHash: (\w+)$/m.exec(text) ?? []
    const wasNew = hash && [own, whole].some((some) => hashOf(source, some) === hash)
    if (wasNew) set(path, text.replace(hash, hashOf(source, all()) ?? hash))
  }

  return { files: [...changed.values()], leftOut, leftOutSentences }
}

/**
 * Returns a page without the addresses that it had, and an article without its author and reviewers, who work for the
 * sample, nor paragraphs that are one of its facts, such as where its people help; and not called new.
 */
function ofNobody(file: SourceFile): SourceFile {
  const key = collectionOf(file.path)
  if (!key) return file
  const text = textOf(file).replace(/^formerly: .*\n/m, '')
  if (key.name !== 'article') return fileWith(file.path, text)
  const [matter = '', ...body] = text.split(/^(?=---$)/m)
  const kept = matter
    .replace(/^(?:reviewedOn|nextReview|status): .*\n/gm, '')
    .replace(/^author: .*$/m, "author: '{name}'")
  return fileWith(file.path, [kept, ...body].join('').replace(/^\{\w+\}\n\n/gm, ''))
}

/** Returns the Spanish of the starter, and that of the parts which a site has. */
function spanishFiles(
  own: readonly SourceFile[],
  sample: readonly SourceFile[],
  answers: Answers,
  today: string,
): SourceFile[] {
  const paths = new Set(own.map(({ path }) => path))
  const isOfSite = ({ path }: SourceFile): boolean =>
    languageFolder(path) === 'es' && !paths.has(path) && paths.has(sourcePath(path))
  const starter = composeSite({ ...answers, languages: 'en,es' }, today).filter(isOfSite)
  const begun = new Set(starter.map(({ path }) => path))
  return [...starter, ...sample.filter((file) => isOfSite(file) && !begun.has(file.path))]
}

/** Returns the names of facts that the files of a language use, also inside the facts of the sample. */
function factsUsedIn(
  language: string,
  files: readonly SourceFile[],
  sample: readonly SourceFile[],
): string[] {
  const facts = parseTexts(textOf(fileAt(translatedPath('facts.yaml', language), sample)))
  const names = new Set<string>()
  const collect = (text: string): void => {
    for (const [, name = ''] of text.matchAll(factToken)) {
      if (names.has(name)) continue
      names.add(name)
      const fact = facts.get(name)
      if (typeof fact === 'string') collect(fact)
    }
  }
  files
    .filter(({ path }) => languageFolder(path) === language && /\.(ya?ml|mdx)$/.test(path))
    .forEach((file) => collect(textOf(file)))
  return [...names]
}

const fileAt = (path: string, files: readonly SourceFile[]): SourceFile | undefined =>
  files.find((file) => file.path === path)

const namesOf = (text: string): string[] => Object.keys((parseTexts(text).toJS() ?? {}) as object)
