import { z } from 'zod'
import { collections, type Collection } from '../../src/content-model/collections'

/** A JSON schema, and the files of content that it describes. */
export interface Schema {
  /** Its file name, without folder. */
  name: string
  /** Files, as editors want them: `content/pages/*.yaml`. */
  files: string[]
  text: string
}

/** One schema for each shape of the content model; collections of one shape share it. */
export function editorSchemas(): Schema[] {
  const bySchema = new Map<z.ZodType, { name: string; files: string[] }>()
  for (const [name, { files, ids, shape }] of Object.entries<Collection>(collections)) {
    const known = bySchema.get(shape) ?? { name: `${name}.json`, files: [] }
    const paths = (ids ?? ['*']).map((id) => `content/${files.replace('*', id)}`)
    bySchema.set(shape, { ...known, files: [...known.files, ...paths] })
  }
  return [...bySchema].map(([shape, { name, files }]) => ({
    name,
    files,
    text: `${JSON.stringify(schemaOf(shape), null, 2)}\n`,
  }))
}

function schemaOf(shape: z.ZodType): unknown {
  return z.toJSONSchema(shape, {
    target: 'draft-7',
    io: 'input',
    reused: 'ref',
    override: ({ jsonSchema }) => {
      const { type, enum: values } = jsonSchema
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
 * We read every value as the words that were written. Editors read `true` and `5` as other things
 * than words, so those are allowed beside the words.
 */
function editorValues<Value>(value: Value): (Value | boolean | number)[] {
  if (value === 'true' || value === 'false') return [value, value === 'true']
  return typeof value === 'string' && /^\d+$/.test(value) ? [value, Number(value)] : [value]
}
