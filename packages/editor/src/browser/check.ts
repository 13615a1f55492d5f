import { bodyOf } from '../../../../src/content-model/article/article-body'
import { collectionEntries } from '../../../../src/content-model/collections'
import { inspectBody } from '../../../../src/content-model/article/check-article-body'
import type { Diagnostic } from '../../../../src/content-model/diagnostic'
import { mistakeOf, type DiagnosticKind } from '../../../../src/content-model/diagnostics/mistakes'
import { readFile } from '../../../../src/content-model/parse/read-file'
import type { Facts } from '../../../../src/content-model/facts'
import { ContentRecords } from '../../../../src/content-model/record'
import { checkWordsOf } from '../../../../src/content-model/rules/facts'
import { checkHours } from '../../../../src/content-model/rules/hours'
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
}

/** The answer of the server of `npm run write`. */
interface ServerAnswer {
  mistakes: Diagnostic[]
  warnings: Diagnostic[]
}

/** Name of the files that stand for pictures that are not saved yet. */
const unsavedPicture = 'picture-not-saved-yet'

/** Returns the text with names of files in place of pictures that are not saved yet. */
export const withoutBlobs = (text: string): string =>
  text.replace(/\bblob:[^\s)"]+/g, `./${unsavedPicture}.png`)

/** Names of all facts that only some pages have, such as that of a city: which ones show a text is not known here. */
const variablesOfPages = collectionEntries.flatMap(([, { variables = [] }]) => variables)

/** Checks a single file in the browser: fields, components, links, variables and hours. */
export function checkAlone(path: string, text: string, facts: Facts): Diagnostic[] {
  const {
    record,
    text: body,
    diagnostics,
  } = readFile({ path, bytes: new TextEncoder().encode(text) })
  const file = record ?? body
  const fields = record
    ? [
        ...checkWordsOf(record, facts, variablesOfPages),
        ...checkHours(new ContentRecords([record], [], [])),
      ]
    : []
  return [
    ...diagnostics,
    ...fields,
    ...(file ? inspectBody(file, bodyOf(file), facts).diagnostics : []),
  ]
}

/** Checks a file among all others, with spelling and reading grade, on the server of this computer. */
export async function checkOnServer(path: string, text: string): Promise<ServerAnswer> {
  const response = await fetch(new URL('../check', import.meta.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, text }),
  })
  if (!response.ok) throw new Error(`The check answered ${response.status}.`)
  return (await response.json()) as ServerAnswer
}

/** What is still to be written, and no mistake in what is there. */
const gaps: readonly DiagnosticKind[] = [
  'field-missing',
  'component-empty',
  'attribute-missing',
  'picture-without-words',
  'article-without-text',
]

/** Cures where the usual one is about signs of Markdown or YAML. */
const cures: Partial<Record<DiagnosticKind, string>> = {
  'field-missing': 'Fill in the field.',
  'picture-without-words': 'Say what the picture shows, for readers who cannot see it.',
  'ending-not-last': 'Move it below the last step, or remove it.',
  'way-back-outside-step': 'Move it into the step that it is about.',
}

/** Returns the cure for a mistake. That in a field of a component names the field. */
function cureOf({ kind, field, fix }: Diagnostic, isGap: boolean): string {
  if (kind !== 'attribute-missing' && kind !== 'attribute-malformed') return cures[kind] ?? fix
  const label = `“${attributeLabel(field.replace(/^.* /, ''))}”`
  return isGap ? `Fill in ${label}.` : `Change ${label}.`
}

/** Puts the names of components in place of their tags. */
const withoutTags = (text: string): string =>
  text.replace(/<\/?([A-Z]\w*)[^>]*>/g, (_, name: string) => `“${labelOf(name)}”`)

/**
 * Returns mistakes in the words of the editor, from top to bottom: with the label of a field, or the words of the text
 * that they are about.
 */
export function explainMistakes(
  diagnostics: readonly Diagnostic[],
  text: string,
  hint: boolean,
): Mistake[] {
  const matter = /^---\r?\n[\s\S]*?^---\s*/m.exec(text)?.[0]
  const linesAbove = matter === undefined ? Infinity : matter.split('\n').length - 1
  const lines = text.split('\n')
  return (
    diagnostics
      // The preview itself says what has changed in the source of a translation.
      .filter(({ kind, found }) => kind !== 'translation-stale' && !found.includes(unsavedPicture))
      .toSorted((one, other) => one.line - other.line)
      .map((diagnostic) => {
        const { kind, line, field, found, allowed } = diagnostic
        const inText = line > linesAbove
        const words = beginning(lines[line - 1] ?? '')
        const isGap = gaps.includes(kind) || (kind === 'attribute-malformed' && found === '""')
        return {
          place: !inText ? fieldLabels(field) : words ? `Text, “${words}”` : 'Text',
          ...(inText ? { line: line - linesAbove } : { field }),
          found: withoutTags(found),
          allowed: withoutTags(allowed),
          why: withoutTags(mistakeOf(kind).why),
          fix: withoutTags(cureOf(diagnostic, isGap)),
          hint,
          isGap,
        }
      })
  )
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
    .replace(/<\/\w+>/g, '')
    .replace(/<(\w+)[^>]*>/g, (_, name: string) => ` ${labelOf(name)} `)
  const words = names.replace(/[*#>]|^\s*(-|\d+\.)\s/g, ' ')
  const clean = words.replace(/\s+/g, ' ').trim()
  return clean.length > 40 ? `${clean.slice(0, 40).replace(/\s+\S*$/, '')} …` : clean
}
