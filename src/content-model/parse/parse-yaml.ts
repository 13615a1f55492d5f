import {
  LineCounter,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type ParsedNode,
} from 'yaml'
import { explainYaml, quotedFix, startOf, tellingErrors } from './explain-yaml'
import type { Diagnostic } from '../diagnostic'
import { explain, type MistakeText } from '../diagnostics/mistakes'

/** A position in a file, both counted from 1. */
export interface Position {
  line: number
  column: number
}

/** One key of a path into a YAML file: a map key or a list index. */
export type Step = string | number

/** The data of a YAML text, and the position of each part of it. */
export interface ParsedYaml {
  /** Maps, lists and text. Every scalar is the text that was written: no number, no date, no null. */
  data: unknown
  /** The position of a value; of the nearest part around it where it is missing. */
  positionOf: (path: readonly Step[]) => Position
  /** The position of a key itself. */
  positionOfKey: (path: readonly Step[], key: string) => Position
  /** Paths of the values with the tag `!claim` of older versions, which covers everything in a list or group of fields. */
  claims: readonly (readonly Step[])[]
  diagnostics: Diagnostic[]
}

/** The YAML tag that claims had. It is read once more, so that sites of older versions stay as safe as they are. */
const claimTag = '!claim'

/**
 * Reads YAML 1.2 so that nothing is silently changed: with the failsafe schema `12:30`, `02134`
 * and `2026-02-31` stay text. Comments behind a value, aliases and tags are refused,
 * because each drops or changes words that a writer meant.
 *
 * @param file path below the content folder, for messages
 * @param text the YAML text
 * @param lineOffset number of lines above `text` in the file (front matter: 1)
 */
export function parseYaml(file: string, text: string, lineOffset = 0): ParsedYaml {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  // The tree takes far more memory than the file, so it is dropped, and parsed again if a position is needed.
  let tree: YamlTree | undefined
  const positionIn = (find: (document: Document.Parsed) => number): Position => {
    tree ??= parseTree(source)
    return positionAt(tree, find(tree.document), lineOffset)
  }
  return {
    ...readTree(file, parseTree(source), source, lineOffset),
    positionOf: (path) => positionIn((document) => nearestOffset(document, path)),
    positionOfKey: (path, key) => positionIn((document) => keyOffset(document, path, key)),
  }
}

/** A parsed YAML text, comments included. */
interface YamlTree {
  document: Document.Parsed
  lines: LineCounter
}

function parseTree(source: string): YamlTree {
  const lines = new LineCounter()
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
    strict: true,
  })
  return { document, lines }
}

function positionAt({ lines }: YamlTree, offset: number, lineOffset: number): Position {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(line, 1) + lineOffset, column: Math.max(col, 1) }
}

function readTree(
  file: string,
  tree: YamlTree,
  source: string,
  lineOffset: number,
): Pick<ParsedYaml, 'data' | 'claims' | 'diagnostics'> {
  const { document } = tree
  const diagnostics = [
    ...tellingErrors(document.errors).map(
      (error) => [startOf(error, document, source), explainYaml(error, source)] as const,
    ),
    // Gatsby's own reader of MDX files stops at tags.
    ...refusedParts(document, source, file.endsWith('.mdx')),
  ].map(([offset, text]) => ({
    file,
    ...positionAt(tree, offset, lineOffset),
    field: '',
    ...text,
  }))
  return {
    data: diagnostics.length > 0 ? undefined : (document.toJS({ maxAliasCount: 0 }) as unknown),
    claims: source.includes(claimTag) ? claimsIn(document) : [],
    diagnostics,
  }
}

function claimsIn(document: Document.Parsed): Step[][] {
  const claims: Step[][] = []
  visit(document, {
    Node(_key, node, ancestors) {
      if (node.tag === claimTag) claims.push(stepsTo([...ancestors, node]))
    },
  })
  return claims
}

/** Returns the path of the last of some nodes, each of which is the parent of the next. */
export function stepsTo(nodes: readonly unknown[]): Step[] {
  return nodes.flatMap((node, index): Step[] => {
    if (isPair(node)) return [String(isScalar(node.key) ? node.key.value : node.key)]
    const next = nodes[index + 1]
    return isSeq(node) && next ? [node.items.indexOf(next)] : []
  })
}

/** Finds the parts of YAML that are refused, because they lose words or surprise. */
function refusedParts(
  document: Document.Parsed,
  source: string,
  isFrontMatter: boolean,
): [offset: number, text: MistakeText][] {
  const refused: [number, MistakeText][] = []
  visit(document, {
    Node(_key, node) {
      const text = refusalOf(node, source, isFrontMatter)
      if (text) refused.push([(node as ParsedNode).range?.[0] ?? 0, text])
    },
  })
  return refused
}

function refusalOf(node: Node, source: string, isFrontMatter: boolean): MistakeText | undefined {
  if (isAlias(node) || ('anchor' in node && node.anchor)) {
    return explain('yaml-alias', quotedFix(source, (node as ParsedNode).range?.[0] ?? 0))
  }
  if (node.tag && (node.tag !== claimTag || isFrontMatter)) {
    return explain('yaml-tag', {
      tag: node.tag,
      ...quotedFix(source, (node as ParsedNode).range?.[0] ?? 0),
    })
  }
  if (!node.comment || hasCommentBelow(node, source)) return undefined
  return explain('yaml-comment-behind', {
    value: isScalar(node) ? `"${String(node.value)}"` : 'a list or group of fields',
    comment: node.comment.split('\n')[0] ?? '',
  })
}

/** True if the comment of a list or group of fields is on its own line below it. */
function hasCommentBelow(node: Node, source: string): boolean {
  return isCollection(node) && !(node.flow && /^[ \t]*#/.test(source.slice(node.range?.[1])))
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

/** Returns the value at a path, or `undefined`. */
export function valueAt(data: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === 'object'
        ? (value as Record<Step, unknown>)[step]
        : undefined,
    data,
  )
}

/** `sections[2].cards[1].title`, lists counted from 1 as a writer counts them. */
export function fieldName(path: readonly Step[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step + 1}]`
    return name ? `${name}.${step}` : step
  }, '')
}
