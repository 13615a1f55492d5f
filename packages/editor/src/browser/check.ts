import { bodyOf } from '../../../../src/content-model/article/article-body'
import { collectionEntries } from '../../../../src/content-model/collections'
import { inspectBody } from '../../../../src/content-model/article/check-article-body'
import type { Diagnostic } from '../../../../src/content-model/diagnostic'
import {
  explain,
  mistakeOf,
  type DiagnosticKind,
} from '../../../../src/content-model/diagnostics/mistakes'
import { parseFile, readFile } from '../../../../src/content-model/parse/read-file'
import type { Facts } from '../../../../src/content-model/facts'
import {
  addressOf,
  collectionOf,
  ContentRecords,
  type ContentRecord,
} from '../../../../src/content-model/record'
import { checkWordsOf } from '../../../../src/content-model/rules/facts'
import { checkHours } from '../../../../src/content-model/rules/hours'
import { closest, listValues } from '../../../../src/content-model/parse/suggestions'
import { fileLanguage } from '../../../../src/content-model/prose/languages/registry'
import { readingOf } from '../../../../src/content-model/prose/reading'
import { templateDiagnostics } from '../../../../src/content-model/prose/template-words'
import { visitorTexts, type VisitorText } from '../../../../src/content-model/prose/visitor-texts'
import { avoidedWords, lengthHints } from '../../../../src/content-model/prose/wording'
import type { SiteData } from '../editor-data'
import type { Field } from '../config/fields'
import { attributeLabel, fieldLabels, labelOf } from '../config/label-of'
import { titlesInRow } from '../config/yaml-forms'
import type { Values } from './format'

/** A mistake as the preview says it. */
export interface Mistake {
  /** Label of a field, or words of the text; empty for the whole article. */
  place: string
  /** Line of the text, counted from 1. */
  line?: number
  /** Path of a field. */
  field?: string
  found: string
  allowed: string
  why: string
  fix: string
  /** True if the site can be published with it. */
  hint: boolean
  /** True if something is still to be filled in there. */
  isGap: boolean
  /** Word that is not in the dictionary. */
  word?: string
}

/** Name of the files that stand for pictures that are not saved yet. */
const unsavedPicture = 'picture-not-saved-yet'

/** Returns the text with names of files in place of pictures that are not saved yet. */
export const withoutBlobs = (text: string): string =>
  text.replace(/\bblob:[^\s)"]+/g, `./${unsavedPicture}.png`)

/** Names of all facts that only some pages have, such as that of a city: which ones show a text is not known here. */
const variablesOfPages = collectionEntries.flatMap(([, { variables = [] }]) => variables)

/** Returns the address of the page that a file is, if it is one and has no mistakes. */
export function pageOf(path: string, text: string): string | undefined {
  const { record } = readFile({ path, bytes: new TextEncoder().encode(text) })
  return record && addressOf(record)
}

/** Returns the path that a link leads to, without query and anchor. */
export const pathOf = (to: string): string => to.replace(/[?#].*$/, '') || '/'

/** What the check in the browser knows of the site. */
type KnownSite = Pick<SiteData, 'pages' | 'language' | 'wordsToAvoid'> & { facts: Facts }

/** Checks a single file in the browser: all but spelling, and what other files have to do with it. */
export function checkAlone(path: string, file: string, site: KnownSite): Diagnostic[] {
  const { facts, pages } = site
  const read = readFile({ path, bytes: new TextEncoder().encode(file) })
  const { record, text, diagnostics } = read
  const one = record ?? text
  const body = one && inspectBody(one, bodyOf(one), facts)
  const broken = (body?.links ?? []).filter(({ url }) => !pages.includes(pathOf(url)))
  const texts = textsOf(path, file)
  return [
    ...diagnostics,
    ...(record ? checkRecord(record, file, site) : []),
    ...avoidedWords(site.wordsToAvoid)(path, file, texts),
    ...(body?.diagnostics ?? []),
    ...broken.map(({ url, line, column }) => ({
      ...{ file: path, line, column, field: 'link' },
      ...explain('link-broken', {
        to: url,
        allowed: listValues(pathOf(url), pages),
        fix: `${closest(pathOf(url), pages)} Or take the link out.`,
      }),
    })),
  ]
}

/** Checks the fields and the words of a file that fits its schema. */
function checkRecord(record: ContentRecord, file: string, site: KnownSite): Diagnostic[] {
  const reading = readingOf(record, fileLanguage(record.file, site.language))
  return [
    ...checkWordsOf(record, site.facts, variablesOfPages),
    ...checkHours(new ContentRecords([record], [], [])),
    ...(reading?.diagnostics ?? []),
    ...templateDiagnostics(record, file),
    ...lengthHints(record),
  ]
}

/** Returns what visitors read in a file, whether or not all its fields are filled in. */
export function textsOf(path: string, file: string): VisitorText[] {
  const key = collectionOf(path)
  const { matter: parsed, body = '' } = parseFile(path, file)
  return key ? visitorTexts({ collection: key.name, parsed, body }) : []
}

/** Checks a file among all others on the server of this computer. */
export async function checkOnServer(path: string, text: string): Promise<Diagnostic[]> {
  const response = await fetch(new URL('../check', import.meta.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, text }),
  })
  if (!response.ok) throw new Error(`The check answered ${response.status}.`)
  return (await response.json()) as Diagnostic[]
}

/** What is still to be written, and no mistake in what is there. */
const gaps: readonly DiagnosticKind[] = [
  'field-missing',
  'component-empty',
  'attribute-missing',
  'picture-without-words',
  'article-without-text',
]

/** Replaces the words of mistakes that name signs of Markdown or YAML, which writers never see here. */
const cures: Partial<
  Record<DiagnosticKind, Partial<Pick<Diagnostic, 'found' | 'allowed' | 'fix'>>>
> = {
  'field-missing': { fix: 'Fill in the field.' },
  'picture-without-words': {
    fix: 'Say what the picture shows, for readers who cannot see it.',
  },
  'ending-not-last': { fix: 'Move it below the last step, or remove it.' },
  'way-back-outside-step': { fix: 'Move it into the step that it is about.' },
  spelling: { fix: 'Fix the spelling.' },
  'link-malformed': {
    allowed: 'a page of ours, or an address that starts with https://',
    fix: 'Press the words, then “Link”, and choose a page.',
  },
  'address-not-linked': {
    allowed: 'words that are a link',
    fix: 'Select words that say where it leads, and press “Link”.',
  },
  'heading-skips-level': {
    found: 'a heading of the wrong size',
    allowed: '“Heading” for a part, “Small heading” for a part of that part',
    fix: 'Press the heading, then the button of the right size.',
  },
}

/** Returns the cure for a mistake. That in a field of a component names the field. */
function cureOf(
  { kind, field, allowed, fix }: Diagnostic,
  isGap: boolean,
  inText: boolean,
): string {
  if (inText && kind === 'fact-written-out')
    return `Press “Variable”, and choose ${allowed} instead.`
  if (kind !== 'attribute-missing' && kind !== 'attribute-malformed') return cures[kind]?.fix ?? fix
  const label = `“${attributeLabel(field.replace(/^.* /, ''))}”`
  return isGap ? `Fill in ${label}.` : `Change ${label}.`
}

/** Files that have a form, as the list of forms names them. */
const forms: Readonly<Record<string, string>> = {
  'site.yaml': 'Hours, telephone, email',
  'prices.yaml': 'Prices',
  'facts.yaml': 'Facts and promises',
  'help-lines.yaml': 'Help lines',
}

const quoted = (name: string): string => `“${labelOf(name)}”`

/** Puts labels in place of tags of components, files, paths of fields, lines of YAML and, in a text, variables. */
function inWords(text: string, inText: boolean): string {
  const words = text
    .replace(/<\/?([A-Z]\w*)[^>]*>/g, (_, name: string) => quoted(name))
    .replace(/\b([a-z-]+)\.yaml\b/g, (file, name: string) => forms[file] ?? labelOf(name))
    .replace(/\b\w+\[\d+\][\w.[\]]*/g, (path) => `“${fieldLabels(path)}”`)
    .replace(
      /"([a-z]\w*):( [^"]*)?"/g,
      (_, name: string, value = '') => quoted(name) + String(value),
    )
    .replace(/(?<=below )"(\w+)"/g, (_, name: string) => quoted(name))
    .replace(/"?\b([a-z]{2,}([A-Z][a-z]+)+)\b(?!\})"?/g, (_, name: string) => quoted(name))
  return inText ? words.replace(/\{(\w+)\}/g, (_, name: string) => quoted(name)) : words
}

/**
 * Returns mistakes in the words of the editor, from top to bottom: with the label of a field, or the words of the text
 * that they are about.
 */
export function explainMistakes(diagnostics: readonly Diagnostic[], text: string): Mistake[] {
  const linesAbove = linesAboveText(text)
  return (
    diagnostics
      // The preview itself says what has changed in the source of a translation.
      .filter(({ kind, found }) => kind !== 'translation-stale' && !found.includes(unsavedPicture))
      .sort((one, other) => one.line - other.line)
      .map((diagnostic) => {
        const { kind, line, field, found, allowed } = diagnostic
        const inText = line > linesAbove
        const isGap = gaps.includes(kind) || (kind === 'attribute-malformed' && found === '""')
        return {
          place: inText ? placeInText(text, line) : fieldLabels(field),
          ...(inText ? { line: line - linesAbove } : { field }),
          found: inWords(cures[kind]?.found ?? found, false),
          allowed: inWords(cures[kind]?.allowed ?? allowed, inText),
          why: inWords(mistakeOf(kind).why, inText),
          fix: inWords(cureOf(diagnostic, isGap, inText), inText),
          hint: mistakeOf(kind).stops === 'nothing',
          isGap,
          ...(kind === 'spelling' ? { word: found.slice(1, -1) } : {}),
        }
      })
  )
}

/** Returns the number of lines before the text of an article; all of those of a file that has none. */
function linesAboveText(file: string): number {
  const matter = /^---\r?\n[\s\S]*?^---\s*/m.exec(file)?.[0]
  return matter === undefined ? Infinity : matter.split('\n').length - 1
}

/** Returns where a line of the text is, by its first words. */
export function placeInText(file: string, line: number): string {
  const words = beginning(file.split('\n')[line - 1] ?? '')
  return words ? `Text, “${words}”` : 'Text'
}

/**
 * Returns what is still to be filled in: fields that a form needs, and those that pages show. A file of prices may hold any
 * names, so its schema misses none.
 *
 * @param shownOn titles of what shows a field, by its path
 */
export function emptyFields(
  fields: readonly Field[],
  values: Values,
  shownOn: Readonly<Record<string, readonly string[]>> = {},
  above = '',
): Mistake[] {
  return fields.flatMap((field): Mistake[] => {
    const { name, required, widget, fields: inner = [] } = field
    const value = values[name]
    const path = above + name
    const isGroup = widget === 'object' && typeof value === 'object' && value !== null
    if (isGroup) return emptyFields(inner, value as Values, shownOn, `${path}.`)
    const titles = shownOn[path] ?? []
    if (isFilled(value) || (!required && titles.length === 0) || widget === 'boolean') return []
    const pages = titlesInRow(titles)
    const fix = `Fill in the field.${pages ? ` These show it, and miss it now: ${pages}.` : ''}`
    const text = { found: '', allowed: '', why: '', fix }
    return [{ place: fieldLabels(path), field: path, ...text, hint: false, isGap: true }]
  })
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

/** Returns the first words of a line, without the signs of Markdown and MDX; of a picture or component, its name. */
function beginning(line: string): string {
  const names = line
    .replace(/!\[[^\]]*\]\((?:\.\/)?([^)\s]*)[^)]*\)/g, '$1')
    .replace(`${unsavedPicture}.png`, 'new picture')
    .replace(/<\/\w+>/g, '')
    .replace(/<(\w+)[^>]*>/g, (_, name: string) => ` ${labelOf(name)} `)
    .replace(/\{(\w+)\}/g, (_, name: string) => labelOf(name))
  const words = names.replace(/[*#>]|^\s*(-|\d+\.)\s/g, ' ')
  const clean = words.replace(/\s+/g, ' ').trim()
  return clean.length > 40 ? `${clean.slice(0, 40).replace(/\s+\S*$/, '')} …` : clean
}
