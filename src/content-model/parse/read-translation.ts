import type { Diagnostic } from '../diagnostic'
import { translation, type Translation } from '../schemas/translation'
import { explainIssues } from './explain-issue'
import type { ParsedYaml } from './parse-yaml'

/** A file of a language folder: what it is a translation of, and its other fields. */
export interface ReadTranslation {
  /** The file without the fields of the translation. */
  parsed: ParsedYaml
  /** Left out where its fields have mistakes. */
  translation?: Translation
  diagnostics: Diagnostic[]
}

const names = Object.keys(translation.shape)

/** Takes the fields of the translation off a file, so that the rest fits the schema of its collection. */
export function readTranslation(file: string, parsed: ParsedYaml): ReadTranslation {
  const { data } = parsed
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { parsed, diagnostics: [] }
  }
  const fields = Object.entries(data)
  const [own, rest] = [true, false].map((isOwn) =>
    Object.fromEntries(fields.filter(([name]) => names.includes(name) === isOwn)),
  )
  const result = translation.safeParse(own)
  return {
    parsed: { ...parsed, data: rest },
    ...(result.success ? { translation: result.data } : {}),
    diagnostics: result.success
      ? []
      : explainIssues(file, parsed, result.error.issues, translation),
  }
}
