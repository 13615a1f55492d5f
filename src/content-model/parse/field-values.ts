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
  walk(collections[collection].shape, parsed.data, [], {})
  return values

  function walk(shape: unknown, value: unknown, path: readonly Step[], outer: z.GlobalMeta): void {
    if (!(shape instanceof z.ZodType)) return
    const meta = { ...outer, ...z.globalRegistry.get(shape) }
    if (shape instanceof z.ZodOptional) walk(shape.unwrap(), value, path, meta)
    else if (shape instanceof z.ZodPipe) walk(shape.in, value, path, meta)
    else if (typeof value === 'string') values.push({ value, path, meta })
    else if (shape instanceof z.ZodUnion) walk(likestOption(shape, value), value, path, {})
    else if (Array.isArray(value)) {
      const element = shape instanceof z.ZodArray ? shape.element : undefined
      value.forEach((item, index) => walk(element, item, [...path, index], {}))
    } else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        walk(fieldOf(shape, key), item, [...path, key], {})
      }
    }
  }
}

function fieldOf(shape: z.ZodType, key: string): unknown {
  if (shape instanceof z.ZodObject) return shape.shape[key]
  return shape instanceof z.ZodRecord ? shape.valueType : undefined
}
