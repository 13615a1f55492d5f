import { z } from 'zod'

/** Returns the schema of a file that may leave out any field. Fields that do not exist stay mistakes. */
export function partialSchema(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional) return partialSchema(schema.unwrap()).optional()
  if (schema instanceof z.ZodRecord) {
    const value = partialSchema(schema.valueType)
    return value === schema.valueType ? schema : z.record(schema.keyType as z.ZodString, value)
  }
  if (!(schema instanceof z.ZodObject)) return schema as z.ZodType
  const fields: [string, unknown][] = Object.entries(schema.shape)
  const partial = z.strictObject(
    Object.fromEntries(fields.map(([name, field]) => [name, partialSchema(field).optional()])),
  )
  return partial.meta(schema.meta() ?? {})
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
