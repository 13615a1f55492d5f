import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writtenSection } from '../../src/content-model/schemas/section'

/** Field of a section kind. */
export interface Field {
  /** `cards[].title` */
  name: string
  optional: boolean
  /** Type of the field in words: words, a list, one of some values. */
  type: string
  description: string
}

/** Section kind as its schema describes it. */
export interface Kind {
  kind: string
  /** Doc comment of its schema. */
  description: string
  fields: Field[]
}

interface Schema {
  type?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: string[]
  const?: string
  anyOf?: Schema[]
  minItems?: number
  maxItems?: number
}

/** Returns every section kind with its fields, in alphabetical order. */
export function describeKinds(): Kind[] {
  return writtenSection.options
    .map((option) => {
      const schema = z.toJSONSchema(option, { io: 'input' }) as Schema
      const kind = schema.properties?.kind?.const ?? ''
      return { kind, description: commentOf(kind), fields: fieldsOf(schema, '') }
    })
    .sort((a, b) => a.kind.localeCompare(b.kind))
}

function fieldsOf(schema: Schema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => prefix !== '' || name !== 'kind')
    .flatMap(([name, field]) => {
      const path = prefix + name
      const inner = field.items?.properties ? field.items : field
      const optional = !schema.required?.includes(name)
      return [
        { name: path, optional, type: typeOf(field), description: field.description ?? '' },
        ...fieldsOf(inner, `${path}${field.items ? '[]' : ''}.`),
      ]
    })
}

/** Largest number of enum values that are listed: icons and scenes have more. */
const maxListed = 6

function typeOf(field: Schema): string {
  if (field.type === 'array') return `list${sizeOf(field)}`
  if (field.properties) return 'group'
  if (field.type === 'object') return 'words by name'
  const values = field.enum ?? field.anyOf?.flatMap((one) => one.enum ?? [])
  if (values && values.length <= maxListed) {
    return [...values.map((value) => `\`${value}\``), ...(field.anyOf ? ['a path'] : [])].join(', ')
  }
  return values ? 'name' : 'words'
}

function sizeOf({ minItems, maxItems }: Schema): string {
  if (minItems !== undefined && maxItems !== undefined) return ` of ${minItems} to ${maxItems}`
  if (minItems !== undefined && minItems > 1) return ` of ${minItems} or more`
  return maxItems === undefined ? '' : ` of ${maxItems} at most`
}

/** The sources of the schemas of all kinds. */
const sources = (): string => {
  const folder = 'src/content-model/schemas/sections'
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

/** Returns the doc comment of the schema of a kind. */
function commentOf(kind: string): string {
  const pattern = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[^])*)\*/\nexport const \w+ = z\s*\.strictObject\(\{\s*kind: z\.literal\('${kind}'\)`,
  )
  const [, comment = ''] = pattern.exec(sources()) ?? []
  return comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
