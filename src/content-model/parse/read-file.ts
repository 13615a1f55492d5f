import * as z from 'zod'
import { parseYaml, type ParsedYaml } from './parse-yaml'
import { diagnosticOfFile, type Diagnostic } from '../diagnostic'
import { explainIssues } from './explain-issue'
import { collections } from '../collections'
import { languageFolder, sourcePath } from '../language'
import {
  collectionOf,
  possibleFiles,
  type RecordKey,
  type ContentRecord,
  type SourceFile,
} from '../record'
import { listValues } from './suggestions'
import { unseenSigns, withoutUnseen } from './unseen-signs'
import { positionIn } from '../text'
import { withTodaysNames } from './former-names'
import { translation } from '../schemas/translation'
import { explain, type MistakeText } from '../diagnostics/mistakes'

/** A content file taken apart. */
interface ParsedFile {
  /** Its fields, which are front matter where there is a text below. */
  matter: ParsedYaml
  /** That text, with as many empty lines above it as the front matter had, so that line numbers stay true. */
  body?: string
}

/** Front matter with its fences; the first group is what is between them. */
export const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/**
 * Takes the front matter off an MDX file and reads it with the same YAML rules as every other
 * content file.
 */
export function parseFrontMatter(file: string, text: string): Required<ParsedFile> {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const match = frontMatter.exec(source)
  if (!match || match.index !== 0) {
    const matter = parseYaml(file, '')
    matter.diagnostics.push(withoutFence(file, source))
    return { matter, body: source }
  }
  const head = match[0]
  const emptyLines = '\n'.repeat(head.split('\n').length - 1)
  return {
    matter: parseYaml(file, match[1] ?? '', 1),
    body: emptyLines + source.slice(head.length),
  }
}

/** Explains front matter that is missing, or that never ends. */
function withoutFence(file: string, source: string): Diagnostic {
  const lines = source.split(/\r?\n/)
  if (lines[0]?.trimEnd() !== '---') return diagnosticOfFile(file, explain('front-matter-missing'))
  const dashes = lines.findIndex((line, index) => index > 0 && /^[ \t]*[-–—_]+[ \t]*$/.test(line))
  const end = lines.findIndex((line) => line.trim() === '')
  const text = explain('front-matter-missing', {
    found:
      dashes > 0
        ? `"${lines[dashes]}", where the front matter should end`
        : 'front matter that never ends',
    fix: dashes > 0 ? 'Write ---' : 'Write a line --- below the last field.',
  })
  return diagnosticOfFile(file, text, (dashes > 0 ? dashes : Math.max(end, 0)) + 1)
}

/** Parses a content file by the ending of its name. */
export function parseFile(path: string, text: string): ParsedFile {
  return path.endsWith('.mdx') ? parseFrontMatter(path, text) : { matter: parseYaml(path, text) }
}

/** A file, and the fields that were taken off it. */
interface TakenFields<Fields> {
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
function takeFields<Schema extends z.ZodObject>(
  file: string,
  parsed: ParsedYaml,
  schema: Schema | undefined,
): TakenFields<z.infer<Schema>> {
  const { data } = parsed
  if (!schema || !isFields(data)) return { parsed, diagnostics: [] }
  const [own, rest] = [true, false].map((isOwn) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => name in schema.shape === isOwn)),
  )
  const result = schema.safeParse(own)
  return {
    parsed: { ...parsed, data: rest },
    ...(result.success ? { fields: result.data } : {}),
    diagnostics: result.success ? [] : explainIssues({ file, parsed, schema }, result.error.issues),
  }
}

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
function mergeFields(under: unknown, over: unknown): unknown {
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

/** A file as a record, and what is wrong with it or with its defaults. */
export interface ReadFile {
  /** Left out if the file doesn't fit its schema. A record that breaks a rule of its own is there. */
  record?: ContentRecord
  /** The text of an article or guide whose fields have such mistakes, so that it is checked all the same. */
  text?: Pick<ContentRecord, 'file' | 'collection' | 'body'>
  /** Address that it names for its page, also if it has mistakes. */
  address?: string
  diagnostics: Diagnostic[]
}

/** Images that some browsers or readers of the feed cannot show. */
const otherImage = /^articles\/.*\.(webp|avif|gif|heic|heif|svg|tiff?|bmp)$/i

/** Reads one content file: encoding, YAML, schema. Never throws. */
export function readFile(source: SourceFile): ReadFile {
  const whole = (text: MistakeText): ReadFile => ({
    diagnostics: [diagnosticOfFile(source.path, text)],
  })

  const key = collectionOf(source.path)
  if (!key && otherImage.test(source.path)) {
    return whole(
      explain('picture-file-kind', {
        found: 'a picture of a format that articles do not show',
        allowed: 'PNG or JPEG pictures, in the folder of the article',
      }),
    )
  }
  if (!key) {
    return whole(
      explain('file-out-of-place', { allowed: listValues(source.path, possibleFiles()) }),
    )
  }
  const written = decode(source.bytes)
  if (written === undefined) return whole(explain('file-not-utf8'))
  // Without invisible characters, so that "Safety" with one is not also said to be an unknown category.
  const { text, former } = withTodaysNames(source.path, withoutUnseen(written))
  const { matter, body } = withAddress(source.path, parseFile(source.path, text))
  const unseen = unseenIn(source.path, written, matter.data)
  const fields =
    matter.diagnostics.length > 0
      ? { diagnostics: matter.diagnostics }
      : readFields(source, key, matter, body)
  const { address } = isFields(matter.data) ? matter.data : {}
  const file = {
    ...fields,
    ...(typeof address === 'string' ? { address } : {}),
    diagnostics: [
      ...unseen,
      ...former.map(({ line, ...names }) =>
        diagnosticOfFile(source.path, explain('name-former', names), line),
      ),
      ...fields.diagnostics,
    ],
  }
  const isMatterThere = matter.diagnostics.every(({ kind }) => kind !== 'front-matter-missing')
  if (file.record || body === undefined || !isMatterThere) return file
  return { ...file, text: { file: source.path, collection: key.name, body } }
}

/** Finds invisible characters anywhere in a file, also in keys and comments, and those that YAML writes as "\\u200b". */
function unseenIn(file: string, text: string, data: unknown): Diagnostic[] {
  const found = (code: string, index: number, fix?: string): Diagnostic => {
    const { line, column } = positionIn(text, index)
    return diagnosticOfFile(
      file,
      explain('sign-unseen', { code, ...(fix ? { fix } : {}) }),
      line,
      column,
    )
  }
  const escaped = text.includes('\\') ? unseenSigns(textsIn(data).join('\n')) : []
  return [
    ...unseenSigns(text).map(({ code, index }) => found(code, index)),
    ...escaped.map(({ code }) => {
      const written = `\\u${code.slice(2).toLowerCase()}`
      return found(code, text.toLowerCase().indexOf(written), `Delete ${written}.`)
    }),
  ]
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : []
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
  const diagnostics = [translated, read].flatMap((part) => part.diagnostics)
  if (translated.diagnostics.length > 0 || read.data === undefined) return { diagnostics }
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
    diagnostics,
  }
}

/**
 * Takes the field `sample` off a file and makes all of it a claim. It was the mark of files with invented people or
 * figures, and sites that were made then still have it.
 */
function withoutSample(parsed: ParsedYaml): ParsedYaml {
  const { data } = parsed
  if (!isFields(data) || !('sample' in data)) return parsed
  const { sample, ...rest } = data
  return { ...parsed, data: rest, claims: sample === 'false' ? parsed.claims : [[]] }
}

/** Reads the field `slug`, which translations had before `address`: the address below that of the language. */
function withAddress(path: string, { matter, ...rest }: ParsedFile): ParsedFile {
  const language = languageFolder(path)
  if (!language || !isFields(matter.data) || typeof matter.data.slug !== 'string') {
    return { matter, ...rest }
  }
  const { slug, ...fields } = matter.data
  const data = { address: `/${language}/${slug}`, ...fields }
  return { matter: { ...matter, data }, ...rest }
}

interface ReadData {
  data?: ContentRecord['data']
  diagnostics: Diagnostic[]
}

function readWhole(path: string, { name }: RecordKey, parsed: ParsedYaml): ReadData {
  const { schema } = collections[name]
  const result = schema.safeParse(parsed.data)
  if (result.success) return { data: result.data, diagnostics: [] }
  const diagnostics = explainIssues({ file: path, parsed, schema }, result.error.issues)
  // If only rules about the whole record are broken, rules about other files still apply to it.
  const fields = withoutRules(schema).safeParse(parsed.data)
  return fields.success ? { data: fields.data, diagnostics } : { diagnostics }
}

/** Returns a schema without its own rules, such as `superRefine`; those of its fields stay. */
function withoutRules<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.clone({ ...schema._zod.def, checks: [] })
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
    return { diagnostics: explainIssues({ file: path, parsed, schema }, result.error.issues) }
  }
  const source = key.name === 'interface' ? path : sourcePath(path)
  const under = readFile({ path: source, bytes: defaults })
  if (!under.record) return under
  const data = mergeFields(under.record.parsed.data, parsed.data)
  // A group of fields that the defaults leave out must be whole.
  return readWhole(path, key, { ...parsed, data })
}

/** Decodes a file; letters with accents become single characters, as most programs write them. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC')
  } catch {
    return undefined
  }
}
