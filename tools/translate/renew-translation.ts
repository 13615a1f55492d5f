import type { Translation } from '../../src/content-model/schemas/translation'

/** Fields that say what a file is a translation of. */
export type TranslationFields = Pick<Translation, 'source' | 'sourceHash' | 'translatedOn'>

const fence = /^---[ \t]*\r?$/

/** Puts the fields of a translation on top of a file, inside of its front matter where it has one. */
export function addTranslationFields(text: string, fields: Partial<TranslationFields>): string {
  const lines = text.split('\n')
  const end = lines[0]?.endsWith('\r') ? '\r' : ''
  const added = Object.entries(fields).map(([name, value]) => `${name}: ${value}${end}`)
  lines.splice(fence.test(lines[0] ?? '') ? 1 : 0, 0, ...added)
  return lines.join('\n')
}

/**
 * Renews the digest and the day of a translation. Every other line stays as it is; a field that is missing
 * is added on top.
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
