import { z } from 'zod'
import { ownContentDir } from '../../src/gatsby/settings'
import { collections, type CollectionName } from '../../src/content-model/collections'
import { fileOf } from '../../src/content-model/record-key'
import type { Collection } from '../../src/content-model/collection'
import { partialSchema } from '../../src/content-model/parse/partial-schema'

/** Folder of the sample; that of an organization is `ownContentDir`. */
const sampleContentDir = 'content'

/** JSON schema, and the content files that it describes. */
export interface Schema {
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
  for (const [name, { files, ids, schema, partial }] of Object.entries<Collection>(collections)) {
    const paths = ids?.map((id) => fileOf(name as CollectionName, id)) ?? [files]
    const below = (folder: string): string[] => paths.map((path) => `${folder}/${path}`)
    add(schema, name, below(sampleContentDir))
    if (partial) add(partialSchema(schema), `${name}Changes`, below(ownContentDir))
    else add(schema, name, below(ownContentDir))
  }
  return [...bySchema].map(([schema, { name, files }]) => ({
    name,
    files,
    text: `${JSON.stringify(schemaOf(schema), null, 2)}\n`,
  }))
}

function schemaOf(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    reused: 'ref',
    override: ({ jsonSchema }) => {
      const { type, enum: values } = jsonSchema
      // Metadata for our own checks.
      for (const name of ['role', 'collection', 'variables']) delete jsonSchema[name]
      if (values) {
        delete jsonSchema.type
        jsonSchema.enum = values.flatMap(editorValues)
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
