import * as z from 'zod'
import { attributeLabel, labelOf } from './label-of'

/** The input of a field, with its options as Sveltia CMS names them. */
interface Input {
  widget: string
  /** Fields of an object. */
  fields?: Field[]
  /** What an item of a list may be, such as each kind of section. */
  types?: (Field & { fields: Field[] })[]
  [option: string]: unknown
}

/** A field of an entry, as the editor reads it in its configuration. */
export interface Field extends Input {
  name: string
  label?: string
  hint?: string
  required?: boolean
}

/** JSON schema of a field, as zod writes it, with the metadata of our fields. */
interface FieldSchema {
  type?: string
  description?: string
  role?: string
  /** Collection that the value names a file of. */
  collection?: string
  const?: string
  enum?: string[]
  maxLength?: number
  items?: FieldSchema
  minItems?: number
  maxItems?: number
  properties?: Properties
  required?: string[]
  anyOf?: FieldSchema[]
  oneOf?: FieldSchema[]
}

type Properties = Record<string, FieldSchema>

/** A value to choose, and its name in words. */
export interface Choice {
  value: string
  label: string
}

/** What a field can refer to: files of a collection, or entries of one file, such as the prices. */
export type Named = Readonly<Record<string, readonly Choice[]>>

/** Field of a section that tells which kind it is. */
export const typeKey = 'kind'

/** Kinds of sections whose words no form changes: names that the office relies on, and names of groups of pages. */
const withoutForm = ['consultation-form', 'site-map']

/** Options that the schema of a field does not have, by the name of the field. */
export interface FieldOptions {
  /** Label, where the name of the field does not say it. */
  label?: string
  /** Values to choose from, which other content files list. */
  choices?: readonly string[]
  /** Value in a new entry. */
  value?: string | boolean
}

/** Texts longer than this get an input of several lines. */
const longestLine = 100

/**
 * Returns the fields of the editor for a schema, in its order. Settings with names of their own, such as the facts of a
 * page, have none: they stay in the file as they are.
 *
 * @param options by the name of the field
 * @param named what fields may name
 * @throws Error if the editor has no input for a field
 */
export function fieldsOf(
  schema: z.ZodObject,
  options: Readonly<Record<string, FieldOptions>> = {},
  named: Named = {},
): Field[] {
  return objectFields(z.toJSONSchema(schema, { io: 'input' }) as FieldSchema, named, options)
}

/** Returns the fields of each kind of a union of sections. */
export function sectionFields(sections: z.ZodType, named: Named): ReadonlyMap<string, Field[]> {
  const types = typesOf(z.toJSONSchema(sections, { io: 'input' }) as FieldSchema, named)
  return new Map(types.map(({ name, fields }) => [name, fields]))
}

/** Returns a field for each of the names of a record, such as the prices. Nothing is added or taken away there. */
export function recordFields({ valueType }: z.ZodRecord, names: readonly string[]): Field[] {
  const shape = Object.fromEntries(names.map((name) => [name, valueType as z.ZodType]))
  return fieldsOf(z.object(shape))
}

function objectFields(
  { properties = {}, required = [] }: FieldSchema,
  named: Named,
  options: Readonly<Record<string, FieldOptions>> = {},
): Field[] {
  const fields = Object.entries(properties).filter(
    ([, one]) => !isRecord(one) && !one.const && !isWithoutChoice(one, named),
  )
  return fields.map(([name, field]) => ({
    name,
    label: options[name]?.label ?? attributeLabel(name),
    ...(field.description && !isFileName(field.description) ? { hint: hintOf(field) } : {}),
    required: required.includes(name),
    ...inputOf(name, field, named, options[name] ?? {}),
  }))
}

function inputOf(
  name: string,
  schema: FieldSchema,
  named: Named,
  { choices, value }: FieldOptions = {},
): Input {
  const start = value === undefined ? {} : { default: value }
  const { type, enum: values = choices, role, maxLength } = schema
  if (isSwitch(schema)) return { widget: 'boolean', ...start }
  const known = namedBy(schema, named)
  if (known) return { widget: 'select', options: known }
  if (values) return { widget: 'select', options: values.map(choice), ...start }
  if (role === 'day') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...start }
  if (type === 'string') {
    const isLong = role === 'text' && name !== 'title'
    const long = maxLength === undefined ? isLong : maxLength > longestLine
    const limit = maxLength === undefined ? {} : { maxlength: maxLength }
    return { widget: long ? 'text' : 'string', use_emoji_autocomplete: false, ...limit, ...start }
  }
  if (type === 'array' && schema.items) return listOf(name, schema, schema.items, named)
  // What may be one of several: a text, or a group of the fields of all.
  const groups = schema.anyOf?.map(({ properties }) => properties ?? {})
  const properties = Object.assign({}, ...(groups ?? [])) as Properties
  if (groups && Object.keys(properties).length === 0) return { widget: 'string', ...start }
  if (groups) return { widget: 'object', fields: objectFields({ properties }, named) }
  if (type === 'object') return { widget: 'object', fields: objectFields(schema, named) }
  throw new Error(`The editor for writers has no input for the field "${name}".`)
}

function listOf(name: string, list: FieldSchema, items: FieldSchema, named: Named): Input {
  const { minItems: min, maxItems: max } = list
  const label = attributeLabel(name).replace(/s$/, '')
  const input = { widget: 'list', ...(min ? { min } : {}), ...(max ? { max } : {}) }
  const rows = { ...input, label_singular: label, collapsed: true }
  if (items.anyOf) return { ...rows, types: typesOf(items, named), typeKey }
  if (items.properties) {
    return { ...rows, fields: objectFields(items, named), summary: summaryOf(items) }
  }
  // Words of a line each need no more than that.
  if (items.role !== 'text' || name !== 'paragraphs') {
    const isLine = items.type === 'string' && !items.enum && !namedBy(items, named)
    if (isLine) return input
  }
  return {
    ...input,
    label_singular: label,
    field: { name: 'item', label, ...inputOf(name, items, named) },
  }
}

/** Returns what each item of a list of sections may be: a section of its own, or one that pages share, by its name. */
function typesOf(items: FieldSchema, named: Named): (Field & { fields: Field[] })[] {
  const parts = items.anyOf ?? items.oneOf
  if (parts) return parts.flatMap((part) => typesOf(part, named))
  const { properties = {}, required = [], description } = items
  if (required.some((name) => isWithoutChoice(properties[name], named))) return []
  const kind = properties[typeKey]
  const name = kind?.const ?? Object.keys(properties)[0] ?? ''
  const label = kind?.description ?? description ?? labelOf(name)
  const isFixed = withoutForm.includes(name)
  return [
    {
      name,
      widget: 'object',
      label: isFixed ? `${label} (its words are changed in the file)` : label,
      summary: summaryOf(items),
      fields: [
        ...(kind?.const ? [{ name: typeKey, widget: 'hidden' }] : []),
        ...(isFixed ? [] : objectFields(items, named)),
      ],
    },
  ]
}

/** Returns how a list shows an item that is closed: by its title, or what else it must have. */
const summaryOf = ({ properties = {}, required = [] }: FieldSchema): string => {
  const [name = ''] = ['title', 'text', ...required].filter((one) => one in properties)
  return `{{fields.${name}}}`
}

/** Returns what a field may name, if that is known. */
const namedBy = ({ collection, role }: FieldSchema, named: Named): readonly Choice[] | undefined =>
  named[collection ?? role ?? '']

/** Returns whether a field names something of which the site has nothing; Sveltia CMS takes no list without choices. */
const isWithoutChoice = (field: FieldSchema | undefined, named: Named): boolean =>
  field !== undefined &&
  (namedBy(field, named)?.length === 0 || isWithoutChoice(field.items, named))

/** Returns whether a description is about names of files, of which the editor shows the titles. */
const isFileName = (description: string): boolean =>
  /^(File )?[Nn]ames? (of|from) .*(folder|\.)./.test(description)

/** Returns whether the names in a group are free. */
const isRecord = ({ type, properties }: FieldSchema): boolean => type === 'object' && !properties

/** Returns whether a field is `true` or `false`. */
const isSwitch = ({ enum: values }: FieldSchema): boolean =>
  values?.length === 2 && values.includes('true') && values.includes('false')

/** Rewrites what a description says of YAML: `true` and `false` of a switch, and names of variables. */
const hintOf = (schema: FieldSchema): string => {
  const description = (schema.description ?? '')
    .replace(/; \{\w+\}( and \{\w+\})? in [^.;]*/, '')
    .replace(/, such as \d{4}-\d\d-\d\d/, '')
    .replace(/`(\w+)`/g, (_, name: string) => `“${labelOf(name)}”`)
    .replace(/\bh[1-3]\b/g, 'heading')
  return isSwitch(schema) ? description.replace(/^true: /, 'On: ') : description
}

const choice = (value: string): Choice => ({
  label: labelOf(value),
  value,
})
