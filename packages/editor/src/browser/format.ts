import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
  type Node,
  type YAMLSeq,
} from 'yaml'
import {
  joinFrontMatter,
  splitFrontMatter,
  yamlOptions,
} from '../../../../tools/format/format-content'
import { originalField, outdatedField, upToDateField } from '../config/cms-config'
import type { Field } from '../config/fields'

/** Values of an entry, by the names of its fields. */
export type Values = Record<string, unknown>

/**
 * Returns the values of a file: its YAML or front matter, the text below, and the file itself, which `toFile` needs. A
 * switch that the file leaves out is off: the editor would set it as in a new file.
 */
export function fromFile(text: string, fields: readonly Field[]): Values {
  const { matter, body } = partsOf(text, fields)
  const switches = fields.filter(({ widget }) => widget === 'boolean')
  return {
    ...Object.fromEntries(switches.map(({ name }) => [name, false])),
    ...asValues(parseDocument(matter, yamlOptions).toJS() as unknown),
    ...(body === undefined ? {} : { body: body.trim() }),
    [originalField]: text,
  }
}

/**
 * Returns the file of an entry: the file itself if the writer has changed nothing, or one that still has to be formatted.
 * Comments, and fields that the editor does not know, stay.
 *
 * @param fields of the collection, whose order new lines take
 */
export function toFile(values: Values, fields: readonly Field[]): string {
  const { [originalField]: given, body, ...others } = values
  const original = typeof given === 'string' ? given : ''
  const before = partsOf(original, fields)
  const own = fields.filter(isInYaml)
  const matter = changeFields(before.matter, known(asWritten(others), own) as Values, own)
  if (before.body === undefined) return matter
  const text = typeof body === 'string' ? body.replaceAll('\r\n', '\n').trim() : ''
  const isSame = matter === before.matter && text === before.body.trim()
  return isSame ? original : joinFrontMatter(matter, text)
}

/** Returns what a file consists of: its front matter, and the text below. Others are all YAML. */
function partsOf(text: string, fields: readonly Field[]): { matter: string; body?: string } {
  if (fields.every(isInYaml)) return { matter: text }
  return splitFrontMatter(text) ?? { matter: '', body: text }
}

/** Returns whether a field is in the YAML: not the text, which comes after it, nor what the digest of a source says. */
const isInYaml = ({ name }: Field): boolean =>
  !['body', upToDateField, outdatedField].includes(name)

/** Replaces, adds and removes those fields whose values differ, inside lists and groups too. */
function changeFields(yaml: string, values: Values, fields: readonly Field[]): string {
  const document = parseDocument(yaml, yamlOptions)
  document.contents ??= new YAMLMap() as Document.Parsed['contents']
  const before = String(document)
  if (isMap(document.contents)) changeMap(document, document.contents, values, fields)
  return String(document) === before ? yaml : withLines(document, yaml)
}

/** Returns a node with another value. What stays the same in it stays as it was written. */
function changed(
  document: Document,
  node: unknown,
  value: unknown,
  fields: readonly Field[],
): unknown {
  if (same(plain(document, node, fields), value)) return node
  if (isMap(node)) return changeMap(document, node, value as Values, fields)
  if (isSeq(node)) return changeList(document, node, value as unknown[], fields)
  const isBlock = isScalar(node) && node.type?.startsWith('BLOCK')
  return written(value, isBlock ? 'BLOCK_FOLDED' : undefined)
}

/** Creates a node. A list of words takes one line, and a text with several paragraphs has them as they are. */
function written(value: unknown, type?: Scalar.Type): Node {
  const document = new Document(value, yamlOptions)
  visit(document, {
    Scalar: (_key, scalar) => {
      scalar.type = String(scalar.value).includes('\n') ? 'BLOCK_LITERAL' : type
    },
    Seq: (_key, list) => {
      list.flow = list === document.contents && list.items.every(isScalar)
    },
  })
  return document.contents as unknown as Node
}

function changeMap(
  document: Document,
  map: YAMLMap,
  values: Values,
  fields: readonly Field[],
): YAMLMap {
  const place = (name: string): number =>
    map.items.findIndex(({ key }) => isScalar(key) && key.value === name)
  let above = -1
  for (const { name, fields: inner = [] } of fields) {
    const value = values[name]
    const pair = map.items[place(name)]
    if (!same(pair && plain(document, pair.value, inner), value)) {
      if (value === undefined) map.delete(name)
      else if (pair) pair.value = changed(document, pair.value, value, inner)
      else map.items.splice(above + 1, 0, new Pair(new Scalar(name), written(value)))
    }
    above = Math.max(above, place(name))
  }
  return map
}

/** Changes the items between those that are the same at both ends. */
function changeList(
  document: Document,
  list: YAMLSeq,
  values: readonly unknown[],
  fields: readonly Field[],
): YAMLSeq {
  const { items } = list
  const isSame = (index: number, other: number): boolean =>
    same(plain(document, items[index], fields), values[other])
  const least = Math.min(items.length, values.length)
  let top = 0
  while (top < least && isSame(top, top)) top++
  let bottom = 0
  while (bottom < least - top && isSame(items.length - 1 - bottom, values.length - 1 - bottom))
    bottom++
  const old = items.slice(top, items.length - bottom)
  const middle = values
    .slice(top, values.length - bottom)
    .map((value, index) =>
      index < old.length ? changed(document, old[index], value, fields) : written(value),
    )
  items.splice(top, old.length, ...middle)
  return list
}

const plain = (document: Document, node: unknown, fields: readonly Field[]): unknown =>
  known((node as Node | null)?.toJS(document) as unknown, fields)

/** Width at which folded text is wrapped, as in our content. */
const textWidth = 100

/**
 * Writes a document, and keeps the line breaks of texts that were not changed. The parsed document has lost them, so each
 * of these texts is written as a placeholder first, and then replaced by the lines of the file.
 */
function withLines(document: Document, yaml: string): string {
  const texts: string[] = []
  visit(document, {
    Scalar: (_key, scalar, path) => {
      const [start = 0, end = 0] = scalar.range ?? []
      const isFolded = scalar.type === 'BLOCK_FOLDED'
      const width = textWidth - 2 * path.filter(isCollection).length
      const text =
        isFolded && !scalar.range
          ? new Document(scalar).toString({ lineWidth: width })
          : yaml.slice(start, end)
      const lines = text.trimEnd().split('\n')
      if (lines.length === 1 || scalar.type === 'BLOCK_LITERAL' || /^>.?\d/.test(text)) return
      const margins = lines.slice(1).flatMap((line) => (line ? line.search(/\S|$/) : []))
      const margin = Math.min(...margins)
      texts.push(lines.map((line, index) => (index > 0 ? line.slice(margin) : line)).join('\n'))
      scalar.value = `\ue000${texts.length - 1}\ue000`
      scalar.type = 'PLAIN'
    },
  })
  return document
    .toString({ lineWidth: 0 })
    .replace(
      /^([ -]*)(.*?)\ue000(\d+)\ue000/gm,
      (_, margin: string, name: string, index: string) => {
        const indent = ' '.repeat(margin.length + 2)
        return margin + name + (texts[Number(index)] ?? '').replace(/\n(?=.)/g, `\n${indent}`)
      },
    )
}

/** Returns a value with the fields of a form only, in their order. The editor adds some of its own to each item of a list. */
function known(value: unknown, fields: readonly Field[]): unknown {
  if (fields.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => known(item, fields))
  const values = value as Values
  const own = fields.filter(({ name }) => values[name] !== undefined)
  return Object.fromEntries(own.map(({ name, fields = [] }) => [name, known(values[name], fields)]))
}

/** Returns the values as front matter writes them: nothing for what is empty, off or left out. */
function asWritten(values: Values): Values {
  const written = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const clean = asText(value)
    return clean === undefined ? [] : [[name, clean]]
  })
  return Object.fromEntries(written)
}

function asText(value: unknown): unknown {
  if (value === true) return 'true'
  if (value === undefined || value === null || value === false) return undefined
  if (Array.isArray(value)) {
    const list = value.map(asText).filter((item) => item !== undefined)
    return list.length > 0 ? list : undefined
  }
  if (typeof value === 'object') {
    const fields = asWritten(value as Values)
    return Object.keys(fields).length > 0 ? fields : undefined
  }
  return typeof value === 'number' ? String(value) : (value as string).trim() || undefined
}

/** Returns whether a value means the same as another: `false` is what a field left out means. */
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(asText(one === 'false' ? false : one)) === JSON.stringify(other)

/** Returns front matter with `true` and `false` as such, for the switches of the editor. */
function asValues(data: unknown): Values {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return {}
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value === 'true' ? true : value === 'false' ? false : (value as unknown),
    ]),
  )
}
