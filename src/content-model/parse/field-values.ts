import { z } from 'zod'
import { collections } from '../collections'
import type { ContentRecord } from '../record'
import { likestOption } from './known-fields'
import type { Step } from './parse-yaml'

/** A single value of a content file, and what its schema says of it. */
export interface FieldValue {
  value: string
  /** Map keys and list indexes that lead to it. */
  path: readonly Step[]
  meta: z.GlobalMeta
}

/** The values of a record with the metadata of their fields, in the order of its file. */
export function fieldValues({
  collection,
  parsed,
}: Pick<ContentRecord, 'collection' | 'parsed'>): FieldValue[] {
  const values: FieldValue[] = []
  walk(collections[collection].schema, parsed.data, [], {})
  return values

  function walk(schema: unknown, value: unknown, path: readonly Step[], outer: z.GlobalMeta): void {
    if (!(schema instanceof z.ZodType)) return
    const meta = { ...outer, ...z.globalRegistry.get(schema) }
    if (schema instanceof z.ZodOptional) walk(schema.unwrap(), value, path, meta)
    else if (schema instanceof z.ZodPipe) walk(schema.in, value, path, meta)
    else if (typeof value === 'string') values.push({ value, path, meta })
    else if (schema instanceof z.ZodUnion) walk(likestOption(schema, value), value, path, {})
    else if (Array.isArray(value)) {
      const element = schema instanceof z.ZodArray ? schema.element : undefined
      value.forEach((item, index) => walk(element, item, [...path, index], {}))
    } else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        walk(fieldOf(schema, key), item, [...path, key], {})
      }
    }
  }
}

function fieldOf(schema: z.ZodType, key: string): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[key]
  return schema instanceof z.ZodRecord ? schema.valueType : undefined
}
