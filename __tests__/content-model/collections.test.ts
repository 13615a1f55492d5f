import * as z from 'zod'
import { collectionEntries } from '../../src/content-model/collections'
import { collectionOf, fileOf, urlOf } from '../../src/content-model/record'

test.each(collectionEntries)(
  'the entry "%s" names fields that its schema has',
  (_, { schema, place, variables = [] }) => {
    const named = [place, ...variables].filter((field) => field !== undefined)
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
    expect(named.filter((field) => !fields.includes(field))).toEqual([])
  },
)

test.each(collectionEntries)(
  'a file of "%s" belongs to that collection',
  (name, { ids, files }) => {
    const id = ids?.[0] ?? (files.includes('*/*.yaml') ? 'springfield/old-town' : 'old-town')
    expect(collectionOf(fileOf(name, id))).toEqual({ name, id })
    expect(urlOf({ name, id }) ?? '/').toMatch(/^\/[a-z/-]*$/)
  },
)
