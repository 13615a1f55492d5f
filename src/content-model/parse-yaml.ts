import { LineCounter, isAlias, isMap, isPair, isScalar, parseDocument, visit } from 'yaml'
import type { Document, Node, ParsedNode, YAMLError } from 'yaml'
import type { Problem } from './problem'

/** A place in a file, both counted from 1. */
export interface Place {
  line: number
  column: number
}

/** One key of a path into a YAML file: a map key or a list index. */
export type Step = string | number

/** What came out of a YAML text: plain data, and where each part of it stands. */
export interface ParsedYaml {
  /** Maps, lists and text. Every scalar is the text that was written: no number, no date, no null. */
  data: unknown
  /** The place of a value; of the nearest part around it where it is missing. */
  placeOf: (path: readonly Step[]) => Place
  /** The place of a key itself. */
  placeOfKey: (path: readonly Step[], key: string) => Place
  problems: Problem[]
}

const cures: Partial<Record<YAMLError['code'], Pick<Problem, 'found' | 'allowed' | 'mend'>>> = {
  DUPLICATE_KEY: {
    found: 'a key that stands above already',
    allowed: 'each key once',
    mend: 'Remove one of the two lines, or put both values into one.',
  },
  TAB_AS_INDENT: {
    found: 'a tab at the start of the line',
    allowed: 'spaces at the start of a line',
    mend: 'Replace the tab by two spaces.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    found: 'a second ": " in the line',
    allowed: 'one ": " in a line',
    mend: 'Put the whole value in "double quotes", because it holds a colon.',
  },
  BAD_INDENT: {
    found: 'a line that starts in another column than its neighbours',
    allowed: 'lines of one list or map start in the same column',
    mend: 'Line it up with its neighbours.',
  },
}

/**
 * Reads YAML 1.2 so that nothing is silently changed: with the failsafe schema `12:30`, `02134`
 * and `2026-02-31` stay text. Comments behind a value, aliases and tags are refused, because
 * each drops or changes words that a writer meant.
 *
 * @param file path below the content folder, for messages
 * @param text the YAML text
 * @param lineOffset lines that stand above `text` in the file (front matter: 1)
 */
export function parseYaml(file: string, text: string, lineOffset = 0): ParsedYaml {
  const lines = new LineCounter()
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
    strict: true,
  })

  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1) + lineOffset, column: Math.max(col, 1) }
  }
  const problem = (offset: number, rest: Omit<Problem, 'file' | 'line' | 'column'>): Problem => ({
    file,
    ...placeAt(offset),
    ...rest,
  })

  const problems = [
    ...document.errors.map((error) => syntaxProblem(error, problem)),
    ...refusedParts(document, problem),
  ]
  return {
    data: problems.length > 0 ? undefined : (document.toJS({ maxAliasCount: 0 }) as unknown),
    placeOf: (path) => placeAt(nearestOffset(document, path)),
    placeOfKey: (path, key) => placeAt(keyOffset(document, path, key)),
    problems,
  }
}

type MakeProblem = (offset: number, rest: Omit<Problem, 'file' | 'line' | 'column'>) => Problem

function syntaxProblem(error: YAMLError, problem: MakeProblem): Problem {
  const cure = cures[error.code]
  return problem(error.pos[0], {
    field: '',
    found: cure?.found ?? error.message.replace(/\s+/g, ' '),
    allowed: cure?.allowed ?? 'lines of the form "key: value", lists of "- item"',
    mend: cure?.mend ?? 'Compare with a neighbouring file; quote a value that holds : or #.',
  })
}

/** Finds the parts of YAML that we refuse because they lose words or surprise. */
function refusedParts(document: Document.Parsed, problem: MakeProblem): Problem[] {
  const problems: Problem[] = []
  visit(document, {
    Node(_key, node) {
      const offset = (node as ParsedNode).range?.[0] ?? 0
      if (isAlias(node) || ('anchor' in node && node.anchor)) {
        problems.push(
          problem(offset, {
            field: '',
            found: 'an anchor or alias (& or *)',
            allowed: 'plain values',
            mend: 'Write the value out, or put a value that starts with & or * in quotes.',
          }),
        )
      } else if (node.tag) {
        problems.push(
          problem(offset, {
            field: '',
            found: `a tag (${node.tag})`,
            allowed: 'plain values',
            mend: 'Put a value that starts with ! in quotes.',
          }),
        )
      } else if (isScalar(node) && node.comment) {
        problems.push(
          problem(offset, {
            field: '',
            found: `"${String(node.value)}", and behind it a comment: #${node.comment}`,
            allowed: 'comments on lines of their own',
            mend: 'If the # belongs to the words, put the whole value in "double quotes"; if not, move the comment to the line above.',
          }),
        )
      }
    },
  })
  return problems
}

function nearestOffset(document: Document.Parsed, path: readonly Step[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    const range = (node as Node | null | undefined)?.range
    if (range) return range[0]
  }
  return 0
}

function keyOffset(document: Document.Parsed, path: readonly Step[], key: string): number {
  const parent = path.length === 0 ? document.contents : document.getIn(path, true)
  if (isMap(parent)) {
    const pair = parent.items.find(
      (item) => isPair(item) && isScalar(item.key) && item.key.value === key,
    )
    const range = pair && isScalar(pair.key) ? pair.key.range : undefined
    if (range) return range[0]
  }
  return nearestOffset(document, path)
}
