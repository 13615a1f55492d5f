import type { Position } from '../parse/parse-yaml'
import { explain, type MistakeText } from '../diagnostics/mistakes'
import type { Diagnostic } from '../diagnostic'
import { singleLine } from '../text'
import { Excess } from './article-body'

/** The slips that make an article unreadable as MDX, most telling first, by the line where the parser gave up. */
const slips = [
  [/<!--/, 'html-comment'],
  [/<(https?:|mailto:|www\.|[^\s<>@]+@)/, 'angle-address'],
  [/<\s*(br|hr|img|input|wbr)\b/i, 'html-tag'],
  [/<[\d\s=$]/, 'less-than-sign'],
  [/[{}]/, 'brace-alone'],
  [/<\/?[A-Za-z]/, 'tag-not-closed'],
] as const

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
  const position = positionOf(body, slip)
  const line = body.split('\n')[position.line - 1] ?? ''
  return { file, ...position, field: 'text', ...explainSlip(line, body, slip) }
}

function explainSlip(line: string, body: string, slip: Slip): MistakeText {
  const tag = tagBesideWords(body, slip)
  if (tag) return explain('words-beside-tag', { tag })
  const [, kind] = slips.find(([pattern]) => pattern.test(line)) ?? []
  if (kind) return explain(kind)
  const found = singleLine(slip.message ?? 'something that cannot be read')
  return explain('article-unreadable', { found })
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
  if (open < 0) return position
  const above = before.slice(0, open).split('\n')
  return { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
}
