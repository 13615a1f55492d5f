import * as z from 'zod'
import { labelOf } from './label-of'

/** The input of a field, with its options as Sveltia CMS names them. */
interface Input {
  widget: string
  /** Fields of an object. */
  fields?: Field[]
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
  enum?: string[]
  maxLength?: number
  items?: FieldSchema
  minItems?: number
  maxItems?: number
  properties?: Properties
  required?: string[]
  anyOf?: FieldSchema[]
}

type Properties = Record<string, FieldSchema>

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
 * Returns the fields of the editor for a schema of front matter, in its order.
 *
 * @param options by the name of the field
 * @throws Error if the editor has no input for a field
 */
export function fieldsOf(
  schema: z.ZodObject,
  options: Readonly<Record<string, FieldOptions>> = {},
): Field[] {
  return objectFields(z.toJSONSchema(schema, { io: 'input' }) as FieldSchema, options)
}

/** Returns a field for each of the names of a record, such as the prices. Nothing is added or taken away there. */
export function recordFields({ valueType }: z.ZodRecord, names: readonly string[]): Field[] {
  const shape = Object.fromEntries(names.map((name) => [name, valueType as z.ZodType]))
  return fieldsOf(z.object(shape))
}

function objectFields(
  { properties = {}, required = [] }: FieldSchema,
  options: Readonly<Record<string, FieldOptions>> = {},
): Field[] {
  return Object.entries(properties).map(([name, field]) => ({
    name,
    label: options[name]?.label ?? labelOf(name),
    ...(field.description ? { hint: hintOf(field) } : {}),
    required: required.includes(name),
    ...inputOf(name, field, options[name] ?? {}),
  }))
}

function inputOf(name: string, schema: FieldSchema, { choices, value }: FieldOptions): Input {
  const start = value === undefined ? {} : { default: value }
  const { type, enum: values = choices, role, maxLength } = schema
  if (isSwitch(schema)) return { widget: 'boolean', ...start }
  if (values) return { widget: 'select', options: values.map(choice), ...start }
  if (role === 'day') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...start }
  if (type === 'string') {
    const long = maxLength === undefined ? role === 'text' : maxLength > longestLine
    const limit = maxLength === undefined ? {} : { maxlength: maxLength }
    return { widget: long ? 'text' : 'string', use_emoji_autocomplete: false, ...limit, ...start }
  }
  if (type === 'array' && schema.items?.type === 'string' && !schema.items.enum) {
    const { minItems: min, maxItems: max } = schema
    return { widget: 'list', ...(min ? { min } : {}), ...(max ? { max } : {}) }
  }
  if (type === 'array' && schema.items?.properties) {
    const [summary = ''] = schema.items.required ?? []
    return {
      widget: 'list',
      fields: objectFields(schema.items),
      label_singular: labelOf(name).replace(/s$/, ''),
      summary: `{{fields.${summary}}}`,
      collapsed: true,
    }
  }
  // What may be one of several: a text, or a group of the fields of all.
  const groups = schema.anyOf?.map(({ properties }) => properties ?? {})
  const properties = Object.assign({}, ...(groups ?? [])) as Properties
  if (groups && Object.keys(properties).length === 0) return { widget: 'string', ...start }
  if (groups) return { widget: 'object', fields: objectFields({ properties }) }
  if (type === 'object') return { widget: 'object', fields: objectFields(schema) }
  throw new Error(`The editor for writers has no input for the field "${name}".`)
}

/** Returns whether a field is `true` or `false`. */
const isSwitch = ({ enum: values }: FieldSchema): boolean =>
  values?.length === 2 && values.includes('true') && values.includes('false')

/** Rewrites what a description says of YAML: `true` and `false` of a switch, and names of variables. */
const hintOf = (schema: FieldSchema): string => {
  const description = (schema.description ?? '').replace(/; \{\w+\} in content/, '')
  return isSwitch(schema) ? description.replace(/^true: /, 'On: ') : description
}

const choice = (value: string): { label: string; value: string } => ({
  label: labelOf(value),
  value,
})
