import type { Content } from 'mdast'
import { bodyOf, isJsx, visitNodes } from './article/article-body'
import { fieldValues } from './parse/field-values'
import { parseFile } from './parse/read-file'
import { bodyTexts } from './prose/visitor-texts'
import { collectionOf, type ContentRecord } from './record'
import type { Translation } from './schemas/translation'
import { singleLine } from './text'

/** The parts of a record that its texts are read from, now or in an earlier version. */
export type Version = Pick<ContentRecord, 'collection' | 'parsed' | 'body'>

/** Reads a version of a file, which need not fit the schema of today; undefined if its YAML cannot be read. */
export function readVersion(path: string, text: string): Version | undefined {
  const key = collectionOf(path)
  const { matter, body } = parseFile(path, text)
  if (!key || matter.diagnostics.length > 0) return undefined
  return { collection: key.name, parsed: matter, ...(body === undefined ? {} : { body }) }
}

/** Roles of fields that a translation has to match. Days and settings are left out. */
const meaningful: readonly unknown[] = ['text', 'label', 'name', 'link', 'price']

/** Returns the fields that a translation has to match, in their order. */
export const meaningfulFields = (version: Version) =>
  fieldValues(version).filter(({ meta }) => meaningful.includes(meta.role))

/** Returns the texts of a file that a translation has to match, in their order. How they are laid out is no part of them. */
export function meaningfulTexts(version: Version): string[] {
  const fields = meaningfulFields(version).map(({ value }) => value)
  return [...fields, ...textsOfBody(version)].map(singleLine).filter(Boolean)
}

/** Returns what a body says, and then where its links lead and what its components are given. */
function textsOfBody(version: Version): string[] {
  const { text, root } = bodyOf(version)
  if (!root) return text.split(/\n\s*\n/)
  const values: string[] = []
  visitNodes<Content>(root, (node) => {
    if ('url' in node) values.push(node.url)
    if (!isJsx(node)) return
    for (const { value } of node.attributes) if (typeof value === 'string') values.push(value)
  })
  return [...bodyTexts(root).map((one) => one.text), ...values]
}

/** Returns what the SHA-256 digest of a source is made of; its first `hashLength` hexadecimal digits are `sourceHash`. */
export const hashedTexts = (version: Version): string => JSON.stringify(meaningfulTexts(version))
export const hashLength = 12

/** Fields that say what a file is a translation of. */
export type TranslationFields = Pick<Translation, 'source' | 'sourceHash' | 'translatedOn'>

const fence = /^---[ \t]*\r?$/

/** Adds the fields of a translation at the top of a file, or of its front matter. */
export function addTranslationFields(
  text: string,
  fields: Partial<TranslationFields & { address: string }>,
): string {
  const lines = text.split('\n')
  const end = lines[0]?.endsWith('\r') ? '\r' : ''
  const added = Object.entries(fields).map(([name, value]) => `${name}: ${value}${end}`)
  lines.splice(fence.test(lines[0] ?? '') ? 1 : 0, 0, ...added)
  return lines.join('\n')
}

/**
 * Updates the digest and the day of a translation. Every other line stays as it is; a missing field is
 * added at the top.
 */
export function renewTranslation(text: string, fields: TranslationFields): string {
  const lines = text.split('\n')
  const start = fence.test(lines[0] ?? '') ? 1 : 0
  const closing = start === 1 ? lines.findIndex((line, at) => at > 0 && fence.test(line)) : -1
  const lineOf = (name: string): number =>
    lines.findIndex((line, at) => line.startsWith(`${name}:`) && (closing < 0 || at < closing))
  for (const name of ['sourceHash', 'translatedOn'] as const) {
    const at = lineOf(name)
    if (at < 0) continue
    lines[at] = `${name}: ${fields[name]}${lines[at]?.endsWith('\r') ? '\r' : ''}`
  }
  const missing = Object.entries(fields).filter(([name]) => lineOf(name) < 0)
  return addTranslationFields(lines.join('\n'), Object.fromEntries(missing))
}
