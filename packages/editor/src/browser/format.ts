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
import { typeKey, type Field } from '../config/fields'

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
    ...asValues(withTypes(parseDocument(matter, yamlOptions).toJS() as unknown, { fields })),
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
export function toFile(entry: Values, fields: readonly Field[]): string {
  const { [originalField]: given, body, ...others } = entry
  const original = typeof given === 'string' ? given : ''
  const before = partsOf(original, fields)
  const own = fields.filter(isInYaml)
  const values = known(asWritten(others), { fields: own }) as Values
  const matter = changeFields(before.matter, values, own)
  if (before.body === undefined) return matter
  const text = typeof body === 'string' ? body.replaceAll('\r\n', '\n').trim() : ''
  const isSame = matter === before.matter && text === before.body.trim()
  return isSame ? original : joinFrontMatter(matter, text)
}

/** Returns what a file consists of: its front matter, and the text below. Others are all YAML. */
function partsOf(text: string, fields: readonly Field[]): { matter: string; body?: string } {
  if (fields.every(({ name }) => name !== 'body')) return { matter: text }
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

/** What a value may hold: the fields of a group, or those of each item of a list. */
interface Parts {
  widget?: string
  fields?: readonly Field[]
  types?: Field['types']
}

/** Returns which type an item of a list is: the one it says, or the one whose name it has a field of. */
const typeOf = (value: Values, { types }: Parts): string | undefined =>
  (value[typeKey] as string | undefined) ?? types?.find(({ name }) => name in value)?.name

/** Returns the fields of a group, or of an item of a list. */
function fieldsFor(value: Values, parts: Parts): readonly Field[] {
  if (!parts.types) return parts.fields ?? []
  const type = typeOf(value, parts)
  return parts.types.find(({ name }) => name === type)?.fields ?? []
}

/** Returns values as forms have them: each item of a list says which of its types it is. */
function withTypes(value: unknown, parts: Parts): unknown {
  if (Array.isArray(value)) return value.map((item) => withTypes(item, parts))
  if (typeof value !== 'object' || value === null) return value
  const values = { ...(value as Values) }
  const type = typeOf(values, parts)
  for (const field of fieldsFor(values, parts))
    if (field.name in values) values[field.name] = withTypes(values[field.name], field)
  return parts.types ? { ...values, [typeKey]: type } : values
}

/** Returns a node with another value. What stays the same in it stays as it was written. */
function changed(document: Document, node: unknown, value: unknown, parts: Parts): unknown {
  if (same(plain(document, node, parts), value)) return node
  if (isMap(node)) {
    return changeMap(document, node, value as Values, fieldsFor(value as Values, parts))
  }
  if (isSeq(node)) return changeList(document, node, value as unknown[], parts)
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
  for (const { name, ...parts } of fields) {
    const value = values[name]
    const pair = map.items[place(name)]
    if (!same(pair && plain(document, pair.value, parts), value)) {
      if (value === undefined) map.delete(name)
      else if (pair) pair.value = changed(document, pair.value, value, parts)
      else map.items.splice(above + 1, 0, new Pair(new Scalar(name), written(value)))
    }
    above = Math.max(above, place(name))
  }
  return map
}

/**
 * Changes, moves, adds and removes items. Each value takes the item that is the same, or else one that has something in
 * common with it, or else the next one of its type: what a form does not know stays with its item.
 */
function changeList(
  document: Document,
  list: YAMLSeq,
  values: readonly unknown[],
  parts: Parts,
): YAMLSeq {
  const left = [...list.items] as Node[]
  const isSpaced = left.slice(1).some(({ spaceBefore }) => spaceBefore)
  const likeness: ((item: unknown, value: unknown, isThere: boolean) => boolean)[] = [
    // Of two that are alike, each stays where it is.
    (item, value, isThere) => isThere && same(item, value),
    same,
    isSimilar,
    isSameType,
  ]
  const items = new Array<Node | undefined>(values.length).fill(undefined)
  const places = new Map(left.map((node, place) => [node, place]))
  const isAt = (node: Node, index: number): boolean =>
    [index, index + places.size - values.length].includes(places.get(node) ?? -1)
  for (const isLike of likeness) {
    values.forEach((value, index) => {
      if (items[index]) return
      const at = left.findIndex((node) =>
        isLike(plain(document, node, parts), value, isAt(node, index)),
      )
      if (at >= 0) [items[index]] = left.splice(at, 1)
    })
  }
  list.items = items.map((node, index) => {
    const value = values[index]
    const item = (node ? changed(document, node, value, parts) : written(value)) as Node
    if (isSpaced) item.spaceBefore = index > 0
    return item
  })
  return list
}

/** Returns whether two items of a list have the same type, if any. */
const isSameType = (item: unknown, value: unknown): boolean =>
  (item as Values)[typeKey] === (value as Values)[typeKey]

/** Returns whether two items of the same type have some text in common. */
const isSimilar = (item: unknown, value: unknown): boolean =>
  typeof value === 'object' &&
  isSameType(item, value) &&
  Object.entries(value as object).some(
    ([name, one]) => name !== typeKey && same((item as Values)[name], one),
  )

const plain = (document: Document, node: unknown, parts: Parts): unknown =>
  known((node as Node | null)?.toJS(document) as unknown, parts)

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
function known(value: unknown, parts: Parts): unknown {
  if (parts.widget === 'boolean' && value === 'false') return undefined
  const isWhole = !parts.types && (parts.fields ?? []).length === 0
  if (isWhole || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => known(item, parts))
  const values = value as Values
  const own = fieldsFor(values, parts).filter(({ name }) => values[name] !== undefined)
  return Object.fromEntries(own.map(({ name, ...inner }) => [name, known(values[name], inner)]))
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

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(asText(one)) === JSON.stringify(other)

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
