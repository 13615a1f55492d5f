import type { Position } from '../parse/parse-yaml'
import type { DiagnosticKind } from '../diagnostics/mistakes'
import type { Diagnostic } from '../diagnostic'
import { wordsBeside } from './article-components'
import { Excess } from './article-body'

interface Explanation {
  /** Matches the line where the MDX parser gave up. */
  looks: RegExp
  kind: DiagnosticKind
  found: string
  allowed: string
  fix: string
}

/** The slips that make an article unreadable as MDX, most telling first. */
const explanations: readonly Explanation[] = [
  {
    looks: /<!--/,
    kind: 'html-comment',
    found: 'an HTML comment <!-- -->',
    allowed: 'words only',
    fix: 'Remove the comment.',
  },
  {
    looks: /<(https?:|mailto:|www\.|[^\s<>@]+@)/,
    kind: 'angle-address',
    found: 'an address between < and >',
    allowed: '[words](https://…)',
    fix: 'Write [words that say where it leads](https://…).',
  },
  {
    looks: /<\s*(br|hr|img|input|wbr)\b/i,
    kind: 'html-tag',
    found: 'an HTML tag',
    allowed: 'Markdown',
    fix: 'Remove the tag. Leave an empty line to start a new paragraph.',
  },
  {
    looks: /<[\d\s=$]/,
    kind: 'less-than-sign',
    found: 'a < sign in running words',
    allowed: 'words, such as "less than 5 minutes"',
    fix: 'Write "less than" in words.',
  },
  {
    looks: /[{}]/,
    kind: 'brace-alone',
    found: 'a { or } in running words',
    allowed: 'a fact such as {phone}, with both braces',
    fix: 'Remove the brace, or write the name of a fact between two of them.',
  },
  {
    looks: /<\/?[A-Za-z]/,
    kind: 'tag-not-closed',
    found: 'a tag that is not opened and closed in pairs',
    allowed: 'an opening tag, an empty line, words, an empty line, a closing tag',
    fix: 'Close the tag, or remove it.',
  },
]

/** Turns an error of the MDX reader into a problem that a writer understands. */
export function explainSyntax(file: string, body: string, error: unknown): Diagnostic {
  if (error instanceof Excess) {
    const { line, found, fix } = error
    const kind = 'article-too-large'
    const allowed = 'what fits on a page'
    return { kind, file, line, column: 1, field: 'text', found, allowed, fix }
  }
  const slip = error as Slip
  const { line, column } = positionOf(body, slip)
  const text = body.split('\n')[line - 1] ?? ''
  const beside = tagBesideWords(body, slip)
  const match = beside
    ? wordsBeside(beside)
    : explanations.find((explanation) => explanation.looks.test(text))
  return {
    file,
    line,
    column,
    field: 'text',
    kind: match?.kind ?? 'article-unreadable',
    found: match?.found ?? (slip.message ?? 'something that cannot be read').replace(/\s+/g, ' '),
    allowed: match?.allowed ?? 'Markdown and the components of docs/writing.md',
    fix: match?.fix ?? 'Compare with another article.',
  }
}

/** The error of the MDX parser, which may have given up far behind the mistake. */
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
