import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { originalField, outdatedField, upToDateField } from '../config/cms-config'
import type { Field } from '../config/fields'

/** Values of an entry, by the names of its fields. */
export type Values = Record<string, unknown>

const fence = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m

/** Every scalar stays the text that was written, as the check reads it. */
const yamlOptions = { schema: 'failsafe', version: '1.2' } as const
const output = { lineWidth: 0 } as const

/**
 * Returns the values of a file: its YAML or front matter, the text below, and the file itself, which `toFile` needs. A
 * switch that the file leaves out is off: the editor would set it as in a new file.
 */
export function fromFile(text: string, fields: readonly Field[]): Values {
  const [head, matter, body] = partsOf(withPlainEnds(text), fields)
  const switches = fields.filter(({ widget }) => widget === 'boolean')
  return {
    ...Object.fromEntries(switches.map(({ name }) => [name, false])),
    ...asValues(parseDocument(matter, yamlOptions).toJS() as unknown),
    ...(head ? { body: body.trim() } : {}),
    [originalField]: text,
  }
}

/**
 * Returns the file of an entry. What the writer did not change stays as it is in every byte: quotes, comments, empty
 * lines, tags and inline lists too. Lines end as they did: Windows may end them with two characters.
 *
 * @param fields of the collection, whose order new lines take
 */
export function toFile(values: Values, fields: readonly Field[]): string {
  const given = values[originalField]
  const original = typeof given === 'string' ? given : ''
  const plain = withPlainEnds(original)
  const file = changedFile(plain, values, fields)
  if (file === plain) return original
  return original.includes('\r\n') ? file.replaceAll('\n', '\r\n') : file
}

const withPlainEnds = (text: string): string => text.replace(/\r\n?/g, '\n')

function changedFile(original: string, values: Values, fields: readonly Field[]): string {
  const { body, ...others } = values
  const matter = { ...others, [originalField]: undefined }
  const [head, yaml, before] = partsOf(original, fields)
  const own = fields.filter(isInYaml)
  const newYaml = changeFields(yaml, known(asWritten(matter), own) as Values, own)
  if (!head) return newYaml
  const text = typeof body === 'string' ? withPlainEnds(body).trim() : ''
  const newText = text === before.trim() ? before : text === '' ? '' : `\n${text}\n`
  return newYaml === yaml ? head + newText : `---\n${newYaml}---\n${newText}`
}

/** Returns what a file consists of: its front matter with and without fences, and the text below. Others are all YAML. */
function partsOf(
  text: string,
  fields: readonly Field[],
): [head: string, yaml: string, body: string] {
  if (fields.every(isInYaml)) return ['', text, '']
  const [head = '---\n---\n', yaml = ''] = fence.exec(text) ?? []
  return [head, yaml, text.slice(fence.test(text) ? head.length : 0)]
}

/** Returns whether a field is in the YAML: not the text, which comes after it, nor what the digest of a source says. */
const isInYaml = ({ name }: Field): boolean =>
  !['body', upToDateField, outdatedField].includes(name)

/** A YAML text and what it was read as. */
interface Source {
  yaml: string
  document: Document.Parsed
}

/** A part of a text, and what takes its place. */
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Replaces, adds and removes the lines of those fields whose values differ, inside lists and groups too. Fields that the
 * editor does not know stay.
 */
function changeFields(text: string, values: Values, fields: readonly Field[]): string {
  // The editor takes away the line end of a file.
  const yaml = text.replace(/(?<=[^\n])$/, '\n')
  const document = parseDocument(yaml, yamlOptions)
  const map = isMap(document.contents) ? document.contents : undefined
  const edits = mapEdits({ yaml, document }, map, values, fields)
  if (edits.length === 0) return text
  let result = ''
  let position = 0
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += yaml.slice(position, start) + text
    position = end
  }
  return result + yaml.slice(position)
}

/** Returns the edits that turn a value into another; undefined if its lines have to be replaced as a whole. */
function nodeEdits(
  source: Source,
  node: unknown,
  value: unknown,
  fields: readonly Field[],
  indent: number,
): Edit[] | undefined {
  if (isScalar(node) && typeof value === 'string') {
    const [start, end] = extentOf(source, node)
    return [{ start, end, text: scalarText(node, value, indent) }]
  }
  if (isMap(node) && !node.flow) return mapEdits(source, node, value as Values, fields)
  if (isSeq(node) && !node.flow) return listEdits(source, node, value as unknown[], fields)
  return undefined
}

function mapEdits(
  source: Source,
  map: YAMLMap | undefined,
  values: Values,
  fields: readonly Field[],
): Edit[] {
  const { yaml, document } = source
  const pairs = map?.items ?? []
  const named = (name: string): Pair | undefined =>
    pairs.find(({ key }) => isScalar(key) && key.value === name)
  const first = map?.range?.[0] ?? 0
  const indent = columnOf(yaml, first)
  return fields.flatMap(({ name, fields: inner = [] }, index): Edit[] => {
    const pair = named(name)
    const value = values[name]
    if (same(pair && plain(pair.value, document, inner), value)) return []
    const text = value === undefined ? '' : lines({ [name]: value }, indent, pair?.value)
    if (!pair) {
      const above = fields.slice(0, index).flatMap((field) => named(field.name) ?? [])
      const place = above.length > 0 ? lineAfter(source, above.at(-1)?.value) : first
      const added = ' '.repeat(indent) + text
      return [
        { start: place, end: place, text: place === first ? text + ' '.repeat(indent) : added },
      ]
    }
    const [start] = extentOf(source, pair.key)
    const end = lineAfter(source, pair.value ?? pair.key)
    if (value !== undefined) {
      return nodeEdits(source, pair.value, value, inner, indent) ?? [{ start, end, text }]
    }
    // The dash of a list stays for the field behind this one.
    const next = pairs[pairs.indexOf(pair) + 1]
    const isLine = yaml.slice(start - indent, start).trim() === ''
    if (isLine || !next) return [{ start: start - indent, end, text: '' }]
    return [{ start, end: extentOf(source, next.key)[0], text: '' }]
  })
}

/** Returns the edits that turn a list into another. Items before and after the changed ones are not touched. */
function listEdits(
  source: Source,
  { items }: YAMLSeq,
  values: readonly unknown[],
  fields: readonly Field[],
): Edit[] {
  const { yaml, document } = source
  const isSame = (index: number, other: number): boolean =>
    same(plain(items[index], document, fields), values[other])
  const least = Math.min(items.length, values.length)
  let top = 0
  while (top < least && isSame(top, top)) top++
  let bottom = 0
  while (bottom < least - top && isSame(items.length - 1 - bottom, values.length - 1 - bottom))
    bottom++

  const dashOf = (item: unknown): number => yaml.lastIndexOf('-', extentOf(source, item)[0] - 1)
  const indent = columnOf(yaml, dashOf(items[0]))
  const margin = ' '.repeat(indent)
  const changed = items.slice(top, least - bottom).flatMap((item, index): Edit[] => {
    const value = values[top + index]
    const start = dashOf(item)
    const text = lines([value], indent, item)
    return (
      nodeEdits(source, item, value, fields, isMap(item) ? indent + 2 : indent) ?? [
        { start, end: lineAfter(source, item), text },
      ]
    )
  })
  const removed = items.slice(least - bottom, items.length - bottom).map((item): Edit => ({
    start: dashOf(item) - indent,
    end: lineAfter(source, item),
    text: '',
  }))
  const above = items[least - bottom - 1]
  const place = above === undefined ? dashOf(items[0]) - indent : lineAfter(source, above)
  const added = values.slice(least - bottom, values.length - bottom).map((value): Edit => ({
    start: place,
    end: place,
    text: margin + lines([value], indent),
  }))
  return [...changed, ...removed, ...added]
}

/** Returns where a node begins, without its tag, and where it ends, without the white space behind it. */
function extentOf({ yaml }: Source, node: unknown): [start: number, end: number] {
  const [start, end] = (node as Node).range ?? [0, 0]
  return [start, start + yaml.slice(start, end).trimEnd().length]
}

/** Returns where the line after a node begins. */
function lineAfter(source: Source, node: unknown): number {
  const lineEnd = source.yaml.indexOf('\n', extentOf(source, node)[1])
  return lineEnd === -1 ? source.yaml.length : lineEnd + 1
}

const columnOf = (yaml: string, place: number): number =>
  place - (yaml.lastIndexOf('\n', place - 1) + 1)

const plain = (node: unknown, document: Document, fields: readonly Field[]): unknown =>
  known((node as Node | null)?.toJS(document) as unknown, fields)

/** Width at which folded text is wrapped, as in our content. */
const textWidth = 100

/** Returns a text as YAML; one that was a block stays a block. */
function scalarText({ type }: Scalar, value: string, indent: number): string {
  const scalar = new Scalar(value)
  if (value.includes('\n')) scalar.type = 'BLOCK_LITERAL'
  else if (type?.startsWith('BLOCK')) scalar.type = 'BLOCK_FOLDED'
  const lineWidth = scalar.type === 'BLOCK_FOLDED' ? textWidth - indent : 0
  const text = new Document({ text: scalar }, yamlOptions).toString({ ...output, lineWidth })
  return indented(text.replace(/^text: /, ''), indent).trimEnd()
}

/**
 * Returns lines for a field or an item; a list of words takes one line, as in our articles. A tag such as `!claim` of what
 * was there before stays.
 */
function lines(data: Values | [unknown], indent: number, before?: unknown): string {
  const document = new Document(data, yamlOptions)
  const [[name, value] = ['', undefined]] = Object.entries<unknown>(data)
  const node = document.get(Array.isArray(data) ? 0 : name, true)
  const isWords = Array.isArray(value) && value.every((item) => typeof item === 'string')
  const flow = isWords || (isCollection(before) && before.flow === true)
  if (isCollection(node)) {
    if (flow) node.flow = true
    if (isCollection(before) && before.tag) node.tag = before.tag
  }
  visit(document, {
    Scalar: (_key, scalar) => {
      if (String(scalar.value).includes('\n')) scalar.type = 'BLOCK_LITERAL'
    },
  })
  const padding = { flowCollectionPadding: isMap(node) }
  return indented(document.toString({ ...output, ...padding }), indent)
}

/** Returns a value with the fields of a form only, in their order. The editor adds some of its own to each item of a list. */
function known(value: unknown, fields: readonly Field[]): unknown {
  if (fields.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => known(item, fields))
  const values = value as Values
  const own = fields.filter(({ name }) => values[name] !== undefined)
  return Object.fromEntries(own.map(({ name, fields = [] }) => [name, known(values[name], fields)]))
}

/** Indents all lines but the first, and empty ones. */
const indented = (text: string, indent: number): string =>
  text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`)

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
