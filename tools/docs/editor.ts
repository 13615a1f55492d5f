import * as z from 'zod'
import { ownContentDir } from '../../src/build/settings'
import {
  type Collection,
  collections,
  type CollectionName,
} from '../../src/content-model/collections'
import { translatedPath } from '../../src/content-model/language'
import { partialSchema } from '../../src/content-model/parse/read-file'
import { fileOf } from '../../src/content-model/record'
import { translation } from '../../src/content-model/schemas/translation'

/** Folder of the sample; that of an organization is `ownContentDir`. */
const sampleContentDir = 'content'

/** Folder of any further language, such as `es`, as a glob. */
const anyLanguage = '??'

/** JSON schema, and the content files that it describes. */
interface Schema {
  /** File name without folder. */
  name: string
  /** Globs of the files, as editors need them: `content/pages/*.yaml`. */
  files: string[]
  text: string
}

/**
 * Returns one JSON schema for each schema of the content model; collections with one schema share
 * it.
 */
export function editorSchemas(): Schema[] {
  const bySchema = new Map<z.ZodType, { name: string; files: string[] }>()
  const add = (schema: z.ZodType, name: string, added: readonly string[]): void => {
    const { files, ...entry } = bySchema.get(schema) ?? { name: `${name}.json`, files: [] }
    bySchema.set(schema, { ...entry, files: [...files, ...added] })
  }
  for (const [name, collection] of Object.entries<Collection>(collections)) {
    const { files, ids, schema, partial, inLanguages } = collection
    const paths = ids?.map((id) => fileOf(name as CollectionName, id)) ?? [files]
    const below = (folder: string, paths: readonly string[]): string[] =>
      paths.map((path) => `${folder}/${path}`)
    const translated =
      inLanguages === 'shared' ? [] : paths.map((path) => translatedPath(path, anyLanguage))
    const changes = inLanguages === 'texts' ? partialSchema(schema) : schema
    add(schema, name, below(sampleContentDir, paths))
    add(changes, `${name}Texts`, below(sampleContentDir, translated))
    if (partial) {
      add(partialSchema(schema), `${name}Changes`, below(ownContentDir, [...paths, ...translated]))
    } else {
      add(schema, name, below(ownContentDir, paths))
      add(changes, `${name}Texts`, below(ownContentDir, translated))
    }
  }
  return [...bySchema].map(([schema, { name, files }]) => {
    const isTranslated = files.some((file) => file.includes(`/${anyLanguage}/`))
    const json = withFileFields(schemaOf(schema), isTranslated)
    return { name, files, text: `${JSON.stringify(json, null, 2)}\n` }
  })
}

/**
 * Adds the fields that say what a file is a translation of. Files of the default language
 * share the schema; the content check refuses the fields of translations in those.
 */
function withFileFields(
  schema: z.core.JSONSchema.BaseSchema,
  isTranslated: boolean,
): z.core.JSONSchema.BaseSchema {
  const properties = isTranslated ? schemaOf(translation, 'inline').properties : {}
  const kinds = (schema.oneOf ?? []).map(({ $ref = '' }) => $ref.replace('#/definitions/', ''))
  const extended = (one: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema =>
    one.type === 'object'
      ? { ...one, properties: { ...one.properties, ...properties, ...one.properties } }
      : one
  return {
    ...extended(schema),
    ...(kinds.length > 0
      ? {
          definitions: Object.fromEntries(
            Object.entries(schema.definitions ?? {}).map(([name, one]) => [
              name,
              kinds.includes(name) ? extended(one as z.core.JSONSchema.BaseSchema) : one,
            ]),
          ),
        }
      : {}),
  }
}

/** @param reused whether what a schema uses twice is written once, and referred to */
function schemaOf(
  schema: z.ZodType,
  reused: 'ref' | 'inline' = 'ref',
): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    reused,
    override: ({ jsonSchema }) => {
      const { type, enum: values } = jsonSchema
      // Metadata for our own checks.
      for (const name of ['role', 'collection', 'variables']) delete jsonSchema[name]
      if (values) {
        delete jsonSchema.type
        jsonSchema.enum = [...new Set(values.flatMap(editorValues))]
      } else if (type === 'string' && jsonSchema.const === undefined) {
        jsonSchema.type = ['string', 'number', 'boolean'] as unknown as 'string'
      }
    },
  })
}

/**
 * Returns the values of an enum as editors parse them. We parse every value as a string; editors
 * parse `true` and `5` as other types, so those are allowed too.
 */
function editorValues<Value>(value: Value): (Value | boolean | number)[] {
  if (value === 'true' || value === 'false') return [value, value === 'true']
  return typeof value === 'string' && /^\d+$/.test(value) ? [value, Number(value)] : [value]
}

const folder = '.vscode'

/** Returns every generated file of editor support, by path. None is edited by hand. */
export function editorFiles(): Readonly<Record<string, string>> {
  const schemas = editorSchemas()
  return {
    ...Object.fromEntries(schemas.map(({ name, text }) => [`${folder}/schemas/${name}`, text])),
    [`${folder}/settings.json`]: json({
      'yaml.schemas': Object.fromEntries(
        schemas
          .map(({ name, files }) => ({
            name,
            files: files.filter((file) => file.endsWith('.yaml')),
          }))
          .filter(({ files }) => files.length > 0)
          .map(({ name, files }) => [`./${folder}/schemas/${name}`, files]),
      ),
      'files.encoding': 'utf8',
      'files.eol': '\n',
      'files.insertFinalNewline': true,
      '[yaml]': { 'editor.insertSpaces': true, 'editor.tabSize': 2, 'editor.wordWrap': 'on' },
      '[mdx]': {
        'editor.insertSpaces': true,
        'editor.tabSize': 2,
        'editor.wordWrap': 'on',
        'editor.quickSuggestions': { other: true },
      },
    }),
    [`${folder}/extensions.json`]: json({
      recommendations: [
        'redhat.vscode-yaml',
        'unifiedjs.vscode-mdx',
        'streetsidesoftware.code-spell-checker',
      ],
    }),
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
