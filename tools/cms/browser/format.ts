import { Document, isMap, isScalar, parseDocument, type Pair, type YAMLMap } from 'yaml'
import { originalField } from '../config/cms-config'
import type { Field } from '../config/field'

/** Values of an entry, by the names of its fields. */
export type Values = Record<string, unknown>

const fence = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/** Every scalar stays the text that was written, as the check reads it. */
const yamlOptions = { schema: 'failsafe', version: '1.2' } as const
const output = { lineWidth: 0, flowCollectionPadding: false } as const

/**
 * Returns the values of a file: front matter, text, and the file itself, which `toFile` needs. A switch that
 * the file leaves out is off: the editor would set it as in a new file.
 */
export function fromFile(text: string, fields: readonly Field[]): Values {
  const [head = '', matter = ''] = fence.exec(text) ?? []
  const switches = fields.filter(({ widget }) => widget === 'boolean')
  return {
    ...Object.fromEntries(switches.map(({ name }) => [name, false])),
    ...asValues(parseDocument(matter, yamlOptions).toJS() as unknown),
    body: text.slice(head.length).trim(),
    [originalField]: text,
  }
}

/**
 * Returns the file of an entry. What the writer did not change stays as it is in every byte: quotes,
 * comments, empty lines and inline lists too.
 *
 * @param fields of the collection, whose order new lines take
 */
export function toFile(values: Values, fields: readonly Field[]): string {
  const { [originalField]: original, body, ...matter } = values
  const source = typeof original === 'string' ? original : '---\n---\n'
  const [head = '---\n---\n', yaml = ''] = fence.exec(source) ?? []
  const before = source.slice(head.length)
  const text = typeof body === 'string' ? body.trim() : ''
  const newText =
    text === before.trim() ? before : text === '' ? '' : `\n${text}\n`.replace(/\r\n?/g, '\n')
  const names = fields.map(({ name }) => name).filter((name) => name !== 'body')
  const newYaml = changeFields(yaml, asWritten(matter), names)
  return newYaml === yaml ? head + newText : `---\n${newYaml}---\n${newText}`
}

/** Replaces, adds and removes the lines of those fields whose values differ. */
function changeFields(yaml: string, values: Values, names: readonly string[]): string {
  let result = yaml
  names.forEach((name, index) => {
    const document = parseDocument(result, yamlOptions)
    const map = isMap(document.contents) ? (document.contents as YAMLMap) : undefined
    const pair = map?.items.find(({ key }) => isScalar(key) && key.value === name)
    const now = pair ? (document.toJS() as Values)[name] : undefined
    const value = values[name]
    if (same(now, value)) return
    const [start, end] = pair ? linesOf(result, pair) : placeAfter(result, map, names, index)
    result =
      result.slice(0, start) + (value === undefined ? '' : lines(name, value)) + result.slice(end)
  })
  return result
}

/** Returns where the lines of a field begin and end. */
function linesOf(yaml: string, { key, value }: Pair): [start: number, end: number] {
  const start = (key as { range: [number] }).range[0]
  const last = (value as { range?: [number, number, number] } | null)?.range?.[1] ?? start
  const lineEnd = yaml.indexOf('\n', Math.max(last - 1, start))
  return [start, lineEnd === -1 ? yaml.length : lineEnd + 1]
}

/** Returns the place of a new field: behind the nearest one before it, in the order of the fields. */
function placeAfter(
  yaml: string,
  map: YAMLMap | undefined,
  names: readonly string[],
  index: number,
): [start: number, end: number] {
  const above = names.slice(0, index).reverse()
  for (const name of above) {
    const pair = map?.items.find(({ key }) => isScalar(key) && key.value === name)
    if (!pair) continue
    const [, end] = linesOf(yaml, pair)
    return [end, end]
  }
  return [0, 0]
}

/** Returns the lines of a field; a list of words takes one line, as in our articles. */
function lines(name: string, value: unknown): string {
  const document = new Document({ [name]: value }, yamlOptions)
  const node = document.get(name, true)
  if (Array.isArray(value) && node) Object.assign(node, { flow: true })
  return document.toString(output)
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
