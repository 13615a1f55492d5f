import type { Position } from '../parse/parse-yaml'
import { explain, type DiagnosticKind, type MistakeText } from '../diagnostics/mistakes'
import type { Diagnostic } from '../diagnostic'
import { positionIn, singleLine } from '../text'
import { Excess } from './article-body'

/** A slip that makes an article unreadable as MDX. */
interface SlipKind {
  pattern: RegExp
  kind: DiagnosticKind
  /** Replaces parts of the message of this kind. */
  text?: (found: RegExpExecArray) => Partial<Pick<MistakeText, 'found' | 'allowed' | 'fix'>>
}

/** The slips, most telling first, by the line where the parser gave up. */
const slips: readonly SlipKind[] = [
  { pattern: /<!--(?:[^]*?-->)?/, kind: 'html-comment' },
  {
    pattern: /<[A-Z]\w*(?:\s[^<>]*)?=\s*[“”„‘’][^<>]*>/,
    kind: 'attribute-malformed',
    text: ([tag]) => ({
      found: 'curly quotation marks in a tag',
      allowed: 'straight ones: "',
      fix: `Write ${tag.replace(/[“”„‘’]/g, '"')}`,
    }),
  },
  { pattern: /<(?:https?:|mailto:|www\.)[^\s<>]*>?/, kind: 'angle-address' },
  {
    pattern: /<([^\s<>@]+@[^\s<>]+)>/,
    kind: 'angle-address',
    text: ([, address]) => ({ allowed: 'the address itself', fix: `Write ${address}` }),
  },
  { pattern: /<\s*\/?(?:br|hr|img|input|wbr)\b[^<>]*>?/i, kind: 'html-tag' },
  {
    pattern: /\{\{.*?\}\}|\{%.*?%\}/,
    kind: 'brace-alone',
    text: ([code]) => ({ found: code, fix: 'Remove it, or say it in words.' }),
  },
  {
    pattern: /\{[#.:][^{}\n]*\}/,
    kind: 'brace-alone',
    text: ([code]) => ({
      found: code.trim(),
      fix: 'Remove it: a heading gets its address from its words.',
    }),
  },
  {
    pattern: /<([a-z][^<>/=]*\s[^<>/=]*)>/,
    kind: 'less-than-sign',
    text: ([, words]) => ({
      found: 'words between < and >',
      fix: `Write the words without them: ${words?.trim()}`,
    }),
  },
  { pattern: /<(?![A-Za-z/!])/, kind: 'less-than-sign' },
  { pattern: /[{}]/, kind: 'brace-alone' },
  { pattern: /<\/?[A-Za-z][^<>\n]*>?/, kind: 'tag-not-closed' },
]

/** Turns an error of the MDX parser into a diagnostic that a writer understands. */
export function explainSyntax(file: string, body: string, error: unknown): Diagnostic {
  if (error instanceof Excess) {
    const { line, found, fix } = error
    return {
      file,
      line,
      column: 1,
      field: 'text',
      ...explain('article-too-large', { found, fix }),
    }
  }
  const slip = error as Slip
  const noticed = positionOf(body, slip)
  const tag = tagBesideWords(body, slip)
  if (tag) return { file, ...noticed, field: 'text', ...explain('words-beside-tag', { tag }) }
  const { position, text } = explainSlip(body, noticed, slip)
  return { file, ...position, field: 'text', ...text }
}

/**
 * Returns a text with spaces in place of a slip, so that its other mistakes can be listed too; `undefined` if that
 * would change what the rest means.
 */
export function withoutSlip(body: string, { kind, line, column }: Diagnostic): string | undefined {
  const start = offsetOf(body, { line, column })
  const slip = slips.find(
    (one) => one.kind === kind && one.pattern.exec(body.slice(start))?.index === 0,
  )
  if (!slip) return undefined
  // Tags such as <br> stand in a row.
  const pattern =
    kind === 'html-tag' ? new RegExp(`(?:${slip.pattern.source}[ \\t]*)+`, 'i') : slip.pattern
  const rest = body
    .slice(start)
    .replace(pattern, (found) =>
      kind === 'attribute-malformed'
        ? found.replace(/[“”„‘’]/g, '"')
        : found.replace(/[^\n]/g, ' '),
    )
  return body.slice(0, start) + rest
}

function offsetOf(text: string, { line, column }: Position): number {
  const above = text.split('\n').slice(0, line - 1)
  return above.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
}

function explainSlip(
  body: string,
  noticed: Position,
  { message = 'something that cannot be read' }: Slip,
): { position: Position; text: MistakeText } {
  const line = body.split('\n')[noticed.line - 1] ?? ''
  for (const { pattern, kind, text } of slips) {
    // A brace or tag may stand more than once in the line, and the parser knows which of them it is.
    const from = [noticed.column - 1, noticed.column - 2].find(
      (index) => index >= 0 && pattern.exec(line.slice(index))?.index === 0,
    )
    const isOneOfMany = kind === 'brace-alone' || kind === 'tag-not-closed'
    const start = isOneOfMany && from !== undefined ? from : 0
    const found = pattern.exec(line.slice(start))
    if (!found) continue
    const column = start + found.index + 1
    const own = { ...explain(kind as 'html-tag'), kind }
    return { position: { line: noticed.line, column }, text: { ...own, ...text?.(found) } }
  }
  return {
    position: noticed,
    text: explain('article-unreadable', { found: singleLine(message) }),
  }
}

/** The error of the MDX parser, which may have given up far after the mistake. */
interface Slip {
  line?: number | null
  column?: number | null
  message?: string
}

/** The tag that opens or closes a component in the middle of a paragraph; undefined for another slip. */
function tagBesideWords(body: string, { message = '' }: Slip): string | undefined {
  const closing = /^Expected the closing tag `(<\/[A-Z]\w*>)` .* `paragraph`/.exec(message)?.[1]
  const opening = /^Expected a closing tag for `<([A-Z]\w*)>` .* `paragraph`/.exec(message)?.[1]
  return closing ?? (opening && body.includes(`</${opening}>`) ? `<${opening}>` : undefined)
}

function positionOf(body: string, { line, column, message = '' }: Slip): Position {
  const opened = /^Expected a closing tag .*?\((\d+):(\d+)-/.exec(message)
  if (opened) return { line: Number(opened[1]), column: Number(opened[2]) }
  const noticed = { line: line ?? 1, column: column ?? 1 }
  return message.includes('closing brace') ? openBrace(body, noticed) : noticed
}

/** The last brace before a position that no other brace closes. */
function openBrace(body: string, position: Position): Position {
  const lines = body.split('\n').slice(0, position.line)
  const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, position.column - 1)].join('\n')
  const closed = /\{[^{}]*\}/g
  const open = before.replace(closed, (fact) => fact.replace(/[{}]/g, ' ')).lastIndexOf('{')
  return open < 0 ? position : positionIn(before, open)
}
