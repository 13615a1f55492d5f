import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml'
import * as z from 'zod'
import { readProjectInterface } from '../../src/build/read-content'
import { collections } from '../../src/content-model/collections'
import { formatDiagnostics, type Diagnostic } from '../../src/content-model/diagnostic'
import { mistakeOf } from '../../src/content-model/diagnostics/mistakes'
import { addressIn, translatedPath } from '../../src/content-model/language'
import { howTranslated } from '../../src/content-model/language-files'
import { parentOf } from '../../src/content-model/page-groups'
import { type ContentRecord, collectionOf, fileOf, urlOf } from '../../src/content-model/record'
import { referencesOf } from '../../src/content-model/rules/links'
import { textsToTranslate, isStale, sourceHash } from '../../src/content-model/rules/translations'
import { addTranslationFields, renewTranslation } from '../../src/content-model/translated-source'
import { namedLanguage, type Site, type Target } from './site'
import { sourceChanges } from './source-changes'

/**
 * Returns the first version of a translation: the source, with the fields of a translation at the top. If another
 * language has only the texts of such a file, everything else is left out.
 *
 * @param text the source as it is written
 * @param today the day of the translation: 2026-10-21
 */
function beginTranslation(source: ContentRecord, text: string, today: string): string {
  return addTranslationFields(
    howTranslated(source.file) === 'texts' ? onlyTexts(source, text) : text,
    { source: source.file, sourceHash: sourceHash(source), translatedOn: today },
  )
}

/** Returns words of the interface to be translated, with a language and its largest country. */
function beginInterface(text: string, language: string): string {
  const { region = '' } = new Intl.Locale(language).maximize()
  // Some languages belong to no country.
  const country = /^[A-Z]{2}$/.test(region) ? region : 'US'
  return text.replace(/^locale: .*$/m, `locale: ${language}-${country}`)
}

function onlyTexts(source: ContentRecord, text: string): string {
  const document = parseDocument(text, { schema: 'failsafe' })
  const texts = textsToTranslate(source).map(({ path }) => path.join('.'))
  if (isMap(document.contents)) {
    dropOthers(document.contents, collections[source.collection].schema, '', texts)
    // Below the fields of the translation, "{}" would be no YAML.
    if (document.contents.items.length === 0) return ''
  }
  return document.toString({ lineWidth: 100, flowCollectionPadding: false })
}

/** Removes the fields of a map without texts. Lists and unions are kept as a whole. */
function dropOthers(map: YAMLMap, schema: unknown, path: string, texts: readonly string[]): void {
  map.items = map.items.filter((pair) => {
    const key = isScalar(pair.key) ? String(pair.key.value) : ''
    const own = `${path}${key}`
    if (!texts.some((one) => one === own || one.startsWith(`${own}.`))) return false
    const inner = fieldSchema(schema, key)
    if (isMap(pair.value) && inner instanceof z.ZodObject) {
      dropOthers(pair.value, inner, `${own}.`, texts)
    }
    return true
  })
}

function fieldSchema(schema: unknown, key: string): unknown {
  const field: unknown = schema instanceof z.ZodObject ? schema.shape[key] : undefined
  return field instanceof z.ZodOptional ? field.unwrap() : field
}

/** Fields that this tool writes, so a mistake in them doesn't matter. */
const written = ['source', 'sourceHash', 'translatedOn']

/**
 * Starts a translation, lists what has changed in its source since, or updates its digest and day.
 *
 * @param done true if the translation is up to date again
 * @returns what was done, and what to do next; undefined if a file of a folder needs nothing
 * @throws Error if a file has mistakes, or nothing may be written
 */
export function translateFile(target: Target, done: boolean, site: Site): string | undefined {
  if (!target.isThere && done) {
    throw new Error(
      `There is no ${target.file} yet. Begin it with: npm run translate -- ${target.file}`,
    )
  }
  if (collectionOf(target.file)?.name === 'interface') return translateInterface(target, site)
  const source = recordOf(target.source, site)
  if (!target.isThere) return begin(target, source, site)
  return done ? renew(target, source, site) : compare(target, source, site)
}

function begin(target: Target, source: ContentRecord, site: Site): string {
  const text = readFileSync(join(site.contentDir, target.source), 'utf8')
  writeNew(target.file, beginTranslation(source, text, site.today), site)
  const address = urlOf(source)
  return [
    `Started: ${shown(target.file, site)}, to be translated to ${namedLanguage(target.language, site)}`,
    'Now:     translate its texts. Leave the names of fields, variables such as {phone} and links ("to:") as they are.',
    ...(address === undefined ? [] : [`         ${ownAddress(target.language, address)}`]),
    ...partsToTranslate(target, source, site),
    `Check:   npm run check -- ${target.file}`,
  ].join('\n')
}

/** Says which address a translation has, and how it gets another one; the home page cannot. */
function ownAddress(language: string, source: string): string {
  const address = addressIn(language, source)
  if (source === '/') return `Its address is ${address}.`
  return `Its address is ${address}. For another one, add "address: ${parentOf(address)}/..." below "translatedOn:".`
}

/** Names the parts that the file shows and that are not in its language yet. */
function partsToTranslate({ language }: Target, source: ContentRecord, site: Site): string[] {
  const parts = referencesOf(source)
    .map(({ name, id }) => fileOf(name, id))
    .filter((part) => site.sources.includes(part))
    .filter((part) => !site.files.includes(translatedPath(part, language)))
  if (parts.length === 0) return []
  const names = [...new Set(parts)].join(' ')
  return [`Needs:   npm run translate -- ${names} --to ${language}`]
}

function translateInterface({ file, language, isThere }: Target, site: Site): string {
  if (isThere) {
    return `${file} is there. Without a digest of its source, npm run check says which of its texts are missing.`
  }
  const source = new TextDecoder().decode(readProjectInterface('interface/en.yaml'))
  writeNew(file, beginInterface(source, language), site)
  return [
    `Started: ${shown(file, site)}, the words of buttons, notices and forms`,
    `Now:     make sure that "locale:" names the country you mean, and translate the texts. Leave everything in {braces}.`,
    '         If the language is written from right to left, add "direction: rtl" below "locale:".',
    `Then:    npm run translate -- site.yaml facts.yaml not-found.yaml social-images.yaml --to ${language}`,
    `Check:   npm run check -- ${file}, once those four are there`,
  ].join('\n')
}

function compare(target: Target, source: ContentRecord, site: Site): string | undefined {
  const { file } = target
  const record = recordOf(file, site)
  const { translation } = record
  if (!translation || !isStale(record, site.records)) {
    const left = mistakesIn(file, site).length
    const open = left > 0 ? `, and has ${left === 1 ? '1 mistake' : `${left} mistakes`} to fix` : ''
    const cure = left > 0 ? `: npm run check -- ${file}` : ''
    return target.isNamed
      ? `${file} is a translation of what ${target.source} says now${open}${cure}.`
      : undefined
  }
  const { changes, reason } = sourceChanges(
    site.contentDir,
    source,
    translation.sourceHash,
    site.language,
  )
  const sentences = changes?.flatMap(({ was, now }) => [
    '',
    ...was.map((sentence) => `  - ${sentence}`),
    ...now.map((sentence) => `  + ${sentence}`),
  ])
  return [
    `${file} is a translation of ${translation.translatedOn}. ${target.source} has changed since:`,
    ...(sentences ?? [`  its changed sentences cannot be shown: ${reason}.`]),
    ...(sentences?.length === 0 ? ['  no sentence, only where texts begin and end.'] : []),
    ...(sentences && sentences.length > 0 ? [''] : []),
    `Bring the translation up to date, then: npm run translate -- ${file} --done`,
  ].join('\n')
}

function renew(target: Target, source: ContentRecord, site: Site): string | undefined {
  const { file, isNamed } = target
  const record = site.translations.flatMap(({ all }) => all).find((one) => one.file === file)
  if (!isNamed && record && !isStale(record, site.records)) return undefined
  const mistakes = mistakesIn(file, site).filter(
    ({ field, kind }) => !written.includes(field) || kind === 'translation-source-missing',
  )
  if (mistakes.length > 0)
    throw new Error(
      `${file} has mistakes, so it was not marked as up to date.\n\n${formatDiagnostics(mistakes)}`,
    )
  const path = join(site.contentDir, file)
  const text = renewTranslation(readFileSync(path, 'utf8'), {
    source: target.source,
    sourceHash: sourceHash(source),
    translatedOn: site.today,
  })
  writeFileSync(path, text)
  return `Up to date: ${shown(file, site)}, a translation of ${target.source} as of ${site.today}`
}

function recordOf(file: string, site: Site): ContentRecord {
  const all = [site.records, ...site.translations].flatMap((records) => records.all)
  const record = all.find((one) => one.file === file)
  if (!record) throw new Error(formatDiagnostics(mistakesIn(file, site)))
  return record
}

function mistakesIn(file: string, { diagnostics }: Site): Diagnostic[] {
  return diagnostics.filter((one) => one.file === file && mistakeOf(one.kind).stops !== 'nothing')
}

function writeNew(file: string, text: string, { contentDir }: Site): void {
  const path = join(contentDir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { flag: 'wx' })
}

const shown = (file: string, { contentDir }: Site): string =>
  join(relative('.', contentDir), file).replaceAll('\\', '/')
