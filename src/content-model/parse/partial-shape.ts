import { z } from 'zod'

/** Returns the shape of a file that may leave out any field. Fields that do not exist stay mistakes. */
export function partialShape(shape: unknown): z.ZodType {
  if (!(shape instanceof z.ZodObject)) return shape as z.ZodType
  const fields: [string, unknown][] = Object.entries(shape.shape)
  const partial = z.strictObject(
    Object.fromEntries(fields.map(([name, field]) => [name, partialShape(field).optional()])),
  )
  return partial.meta(shape.meta() ?? {})
}

/** Lays the fields of one file over those of another. Lists and texts are taken as a whole. */
export function mergeFields(under: unknown, over: unknown): unknown {
  if (!isFields(under) || !isFields(over)) return over ?? under
  return {
    ...under,
    ...Object.fromEntries(
      Object.entries(over).map(([name, value]) => [name, mergeFields(under[name], value)]),
    ),
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
