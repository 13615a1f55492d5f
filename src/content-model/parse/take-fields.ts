import type { z } from 'zod'
import type { Diagnostic } from '../diagnostic'
import { explainIssues } from './explain-issue'
import type { ParsedYaml } from './parse-yaml'

/** A file, and the fields that were taken off it. */
export interface TakenFields<Fields> {
  /** The file without the fields. */
  parsed: ParsedYaml
  /** Left out where they have mistakes. */
  fields?: Fields
  diagnostics: Diagnostic[]
}

/**
 * Takes the fields of one schema off a file, so that the rest fits the schema of its collection.
 * Without a schema, the file stays as it is.
 */
export function takeFields<Schema extends z.ZodObject>(
  file: string,
  parsed: ParsedYaml,
  schema: Schema | undefined,
): TakenFields<z.infer<Schema>> {
  const { data } = parsed
  if (!schema || typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { parsed, diagnostics: [] }
  }
  const [own, rest] = [true, false].map((isOwn) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => name in schema.shape === isOwn)),
  )
  const result = schema.safeParse(own)
  return {
    parsed: { ...parsed, data: rest },
    ...(result.success ? { fields: result.data } : {}),
    diagnostics: result.success ? [] : explainIssues(file, parsed, result.error.issues, schema),
  }
}
