import { isMap, isScalar, parseDocument } from 'yaml'
import { checkSite } from '../../src/content-model/check-site'
import { languageFolder, sourcePath, translatedPath } from '../../src/content-model/language'
import { type SourceFile, collectionOf, urlOf } from '../../src/content-model/record'
import { pagePaths, pathOf } from '../../src/content-model/rules/links'
import { contactLinks } from '../../src/content-model/variables/contact-links'
import { composeSite } from '../adopt/compose'
import type { Answers } from '../adopt/questions'
import { filesOfPart, valueFiles } from './files-of-part'
import { leaveOutLinks } from './leave-out-links'
import { linkPages } from './link-pages'
import { parts } from './parts'

/** What parts of the sample bring into a site. */
export interface Added {
  /** New files, and files of the site that have changed. */
  files: SourceFile[]
  /** Links that were left out, because the site does not have what they lead to. */
  leftOut: { file: string; label: string; to: string }[]
}

/**
 * Adds parts of the sample to a site: their files, the facts and prices that these use, and links to their pages.
 *
 * @param chosen names of the parts
 * @param own files of the site
 * @param answers what the owner has answered, in which Spanish is begun
 * @param today the day that articles are judged by: 2026-10-21
 */
export function addParts(
  chosen: readonly string[],
  own: readonly SourceFile[],
  sample: readonly SourceFile[],
  answers: Answers,
  today: string,
): Added {
  const inSpanish = chosen.includes(spanish) ? spanishFiles(own, sample, answers, today) : []
  const folders = [...own, ...inSpanish].map(({ path }) => languageFolder(path))
  const languages = [...new Set(folders)].filter(Boolean)
  const part = filesOfPart(
    chosen.flatMap((name) => parts[name]?.files ?? []),
    sample,
    own,
    languages,
    today,
  )
  const files = [...part.files, ...inSpanish]

  const changed = new Map<string, SourceFile>(files.map((file) => [file.path, file]))
  const set = (path: string, text: string): void => {
    changed.set(path, { path, bytes: new TextEncoder().encode(text) })
  }
  const ownText = (path: string): string => textOf(changed.get(path) ?? fileAt(path, own))
  const sampleText = (path: string): string => textOf(fileAt(path, sample))
  for (const file of valueFiles) {
    for (const language of ['', ...languages]) {
      const path = translatedPath(file, language)
      const names = language === '' ? [] : namesOf(ownText(file))
      const wanted = [...part.values[file], ...names]
      const text = addValues(ownText(path), sampleText(path), wanted)
      if (text) set(path, text)
    }
  }
  for (const language of ['', ...languages]) {
    const pages = (language === '' ? files : [...own, ...files]).flatMap(({ path }) => {
      const key = languageFolder(path) === language ? collectionOf(path) : undefined
      return (key && urlOf(key)) ?? []
    })
    const path = translatedPath('site.yaml', language)
    const linked = linkPages(ownText(path), sampleText(path), pages)
    if (linked !== undefined) set(path, linked)
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

  return { files: [...changed.values()], leftOut }
}

/** The part that is no list of files: what there is of a site in Spanish. */
export const spanish = 'spanish'

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

const fileAt = (path: string, files: readonly SourceFile[]): SourceFile | undefined =>
  files.find((file) => file.path === path)

const textOf = (file: SourceFile | undefined): string =>
  file ? new TextDecoder().decode(file.bytes) : ''

const namesOf = (text: string): string[] =>
  Object.keys(
    (parseDocument(text, { schema: 'failsafe', logLevel: 'error' }).toJS() ?? {}) as object,
  )

/** Returns a file with values of the same file of the sample at its end; undefined if it has them all. */
function addValues(own: string, sample: string, names: readonly string[]): string | undefined {
  const document = parseDocument(own || '{}', { schema: 'failsafe', logLevel: 'error' })
  const source = parseDocument(sample, { schema: 'failsafe', logLevel: 'error' }).contents
  if (!isMap(source)) return undefined
  const pairs = source.items.filter(
    ({ key }) => isScalar(key) && names.includes(String(key.value)) && !document.has(key.value),
  )
  if (pairs.length === 0) return undefined
  if (!isMap(document.contents) || document.contents.items.length === 0) {
    document.contents = document.createNode({}) as never
  }
  for (const pair of pairs) document.add(pair)
  return document.toString({ lineWidth: 110 })
}
