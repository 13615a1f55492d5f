import { collections } from '../collections'
import { languageFolder, sourcePath } from '../language'
import { collectionOf, possibleFiles, type RecordKey } from '../record-key'
import { explainIssues } from './explain-issue'
import { parseFile } from './front-matter'
import { takeFields } from './take-fields'
import type { ParsedYaml } from './parse-yaml'
import { mergeFields, partialSchema } from './partial-schema'
import { listValues } from './spelling'
import { translation } from '../schemas/translation'
import type { DiagnosticKind } from '../diagnostics/mistakes'
import type { Diagnostic } from '../diagnostic'
import type { ContentRecord, SourceFile } from '../record'

/** A file as a record, or what is wrong with it or with its defaults. Never both. */
export type ReadFile =
  { record: ContentRecord; diagnostics: [] } | { record?: undefined; diagnostics: Diagnostic[] }

/** Images that some browsers or readers of the feed cannot show. */
const otherImage = /^articles\/.*\.(webp|avif|gif|heic|heif|svg|tiff?|bmp)$/i

/** Reads one content file: encoding, YAML, schema. Never throws. */
export function readFile(source: SourceFile): ReadFile {
  const whole = (kind: DiagnosticKind, found: string, allowed: string, fix: string): ReadFile => ({
    diagnostics: [{ file: source.path, line: 1, column: 1, field: '', kind, found, allowed, fix }],
  })

  const key = collectionOf(source.path)
  if (!key && otherImage.test(source.path)) {
    return whole(
      'picture-file-kind',
      'a picture of a kind that articles do not show',
      'PNG or JPEG pictures, in the folder of the article',
      'Open it in a picture program and save it as PNG or JPEG.',
    )
  }
  if (!key) {
    return whole(
      'file-out-of-place',
      'a file that belongs to no collection',
      listValues(source.path, possibleFiles()),
      'Move it to the folder of its kind, or fix its name: lower-case letters, digits, hyphens.',
    )
  }

  const text = decode(source.bytes)
  if (text === undefined) {
    return whole(
      'file-not-utf8',
      'bytes that are not UTF-8',
      'UTF-8 text',
      'Save the file again as UTF-8.',
    )
  }

  const { matter, body } = parseFile(source.path, text)
  if (matter.diagnostics.length > 0) return { diagnostics: matter.diagnostics }
  return readFields(source, key, matter, body)
}

/** Reads the fields of a file by the schema of its collection. */
function readFields(
  { path, defaults }: SourceFile,
  key: RecordKey,
  matter: ParsedYaml,
  body: string | undefined,
): ReadFile {
  const isTranslation = languageFolder(path) !== '' && key.name !== 'interface'
  const translated = takeFields(path, matter, isTranslation ? translation : undefined)
  const parsed = key.name === 'site' ? translated.parsed : withoutSample(translated.parsed)
  const read = defaults ? readPartial(path, defaults, key, parsed) : readWhole(path, key, parsed)
  const found = [translated, read].flatMap(({ diagnostics }) => diagnostics)
  if (found.length > 0 || read.data === undefined) return { diagnostics: found }
  return {
    record: {
      collection: key.name,
      id: key.id,
      file: path,
      data: read.data,
      parsed,
      ...(body === undefined ? {} : { body }),
      ...(translated.fields ? { translation: translated.fields } : {}),
    },
    diagnostics: [],
  }
}

/**
 * Takes the field `sample` off a file and makes all of it a claim. It was the mark of files with invented people or
 * figures, and sites that were made then still have it.
 */
function withoutSample(parsed: ParsedYaml): ParsedYaml {
  const { data } = parsed
  if (typeof data !== 'object' || data === null || !('sample' in data)) return parsed
  const { sample, ...rest } = data
  return { ...parsed, data: rest, claims: sample === 'false' ? parsed.claims : [[]] }
}

interface ReadData {
  data?: ContentRecord['data']
  diagnostics: Diagnostic[]
}

function readWhole(path: string, { name }: RecordKey, parsed: ParsedYaml): ReadData {
  const { schema } = collections[name]
  const result = schema.safeParse(parsed.data)
  return result.success
    ? { data: result.data, diagnostics: [] }
    : { diagnostics: explainIssues(path, parsed, result.error.issues, schema) }
}

/** Reads a file that holds only some fields; the others are those of its defaults, where these have no mistakes. */
function readPartial(
  path: string,
  defaults: Uint8Array,
  key: RecordKey,
  parsed: ParsedYaml,
): ReadData {
  const schema = partialSchema(collections[key.name].schema)
  const result = schema.safeParse(parsed.data)
  if (!result.success) {
    return { diagnostics: explainIssues(path, parsed, result.error.issues, schema) }
  }
  const source = key.name === 'interface' ? path : sourcePath(path)
  const under = readFile({ path: source, bytes: defaults })
  if (!under.record) return under
  const data = mergeFields(under.record.parsed.data, parsed.data)
  // A group of fields that the defaults leave out must be whole.
  return readWhole(path, key, { ...parsed, data })
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
