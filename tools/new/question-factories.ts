import type { z } from 'zod'
import type { CollectionName } from '../../src/content-model/collections'
import { fileOf, urlOf } from '../../src/content-model/record'
import { listValues, nearest } from '../../src/content-model/parse/suggestions'
import { id, text } from '../../src/content-model/schemas/fields'
import { choicesOf, schemaError, type Answers, type Question, type Site } from './question-type'

/** Creates a question that a schema of the content model validates. */
export function fieldQuestion(
  name: string,
  ask: string,
  schema: z.ZodType,
  defaultAnswer?: Question['defaultAnswer'],
): Question {
  return {
    name,
    ask,
    suggestions: () => choicesOf(schema),
    validate: (answer) => schemaError(schema, answer),
    ...(defaultAnswer ? { defaultAnswer } : {}),
  }
}

/** Creates the question for a field that may be left out: without an answer it is empty. */
export function optionalQuestion(name: string, ask: string, schema: z.ZodType): Question {
  return {
    name,
    ask,
    defaultAnswer: () => '',
    validate: (answer) => (answer === '' ? undefined : schemaError(schema, answer)),
  }
}

/** Creates the question for a title or description, which no two pages may share. */
export function uniqueQuestion(
  name: string,
  field: string,
  ask: string,
  schema: z.ZodType,
): Question {
  return {
    name,
    ask,
    validate: (answer, { records }) => {
      const twin = records.all.find(
        ({ collection, id, data }) =>
          urlOf({ name: collection, id }) !== undefined &&
          ['title', 'description', 'excerpt'].some(
            (key) =>
              (key === 'title') === (field === 'title') &&
              textOf(data, key) === answer.trim().toLowerCase(),
          ),
      )
      return schemaError(schema, answer) ?? (twin && `words of its own; ${twin.file} has the same`)
    },
  }
}

function textOf(data: unknown, key: string): string | undefined {
  const text = (data as Record<string, unknown>)[key]
  return typeof text === 'string' ? text.trim().toLowerCase() : undefined
}

/** Creates the question for the author, with the authors of other articles as suggestions. */
export function authorQuestion(schema: z.ZodType): Question {
  return {
    ...fieldQuestion('author', 'Who writes it', schema),
    suggestions: ({ records }) => [
      ...new Set(records.of('article').map(({ data }) => data.author)),
    ],
  }
}

/**
 * Creates the question for the name of the file or folder, which becomes the path of the page.
 *
 * @param folderOf returns the folder of the file, where the collection has several
 */
export function slugQuestion(
  collection: CollectionName,
  from: string,
  folderOf?: (answers: Answers) => string | undefined,
): Question {
  return {
    name: 'slug',
    ask: 'Short name for the address',
    defaultAnswer: (answers) => slugOf(answers[from] ?? ''),
    validate: (answer, { records }, answers) => {
      const wrong = schemaError(id(), answer)
      if (wrong) return wrong
      const recordId = recordIdOf(answer, folderOf?.(answers))
      const url = urlOf({ name: collection, id: recordId })
      const existing = records.keys.find(
        (location) =>
          (location.name === collection && location.id === recordId) ||
          (url !== undefined && urlOf(location) === url),
      )
      return existing && `a name that is free; ${fileOf(existing.name, existing.id)} has it`
    },
  }
}

/** Returns the id of a record: its slug, after its folder where it has one. */
export function recordIdOf(slug: string, folder: string | undefined): string {
  return folder ? `${folder}/${slug}` : slug
}

/** Returns the paths of the pages that may have pages below them, without their first slash. */
const parentPaths = ({ records }: Site): string[] =>
  records.keys
    .filter(({ name }) => name === 'page' || name === 'city')
    .map((key) => urlOf(key)?.slice(1) ?? '')

/** Question for the city of a neighborhood, by the path of its page. */
export const cityQuestion: Question = {
  name: 'city',
  ask: 'Address of the page of its city, without the first slash',
  suggestions: parentPaths,
  validate: (answer, site) => {
    const paths = parentPaths(site)
    return paths.includes(answer) ? undefined : `one of: ${listValues(answer, paths)}`
  },
}

/** Question for the page that a page stands below. */
export const parentQuestion: Question = {
  ...cityQuestion,
  name: 'below',
  ask: 'Address of the page above it, without the first slash; empty for none',
  defaultAnswer: () => '',
  validate: (answer, site, answers) =>
    answer === '' ? undefined : cityQuestion.validate(answer, site, answers),
}

/** Returns the slug of a title: lower-case letters, digits and hyphens, at most 60. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.length <= 60 ? slug : slug.slice(0, 61).replace(/-[^-]*$/, '')
}

/** Question for tags, separated by commas, each spelled as in other articles. */
export const tags: Question = {
  name: 'tags',
  ask: 'Tags, the most telling first, with commas between',
  suggestions: ({ records }) => knownTags(records),
  normalize: (answer, { records }) => {
    const knownValues = new Map(knownTags(records).map((tag) => [tag.toLowerCase(), tag]))
    return listOf(answer)
      .map((tag) => knownValues.get(tag.toLowerCase()) ?? tag)
      .join(', ')
  },
  validate: (answer) => {
    const list = listOf(answer)
    if (list.length === 0) return 'one tag or more, such as Robocalls, Phone Settings'
    const odd = list.find((tag) => schemaError(text(), tag) ?? /[[\]{}"'#:]/.test(tag))
    if (odd) return `tags of plain words; "${odd}" has a sign in it`
    const seen = new Set(list.map((tag) => tag.toLowerCase()))
    return seen.size < list.length ? 'each tag once' : undefined
  },
}

/** Splits a list at commas. */
export const listOf = (answer: string): string[] =>
  answer
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const knownTags = (records: Site['records']): string[] => [
  ...new Set(records.of('article').flatMap(({ data }) => data.tags)),
]

/** Question for one of the categories of content/blog.yaml. */
export const category: Question = {
  name: 'category',
  ask: 'Category',
  suggestions: (site) => categories(site),
  normalize: (answer, site) =>
    categories(site).find((one) => one.toLowerCase() === answer.toLowerCase()) ?? answer,
  validate: (answer, site) => {
    const known = categories(site)
    if (known.includes(answer)) return undefined
    const meant = nearest(answer, known)
    return `one of: ${listValues(answer, known)}${meant ? `. Did you mean "${meant}"?` : ''}`
  },
}

const categories = ({ records }: Site): string[] =>
  records.of('blog')[0]?.data.categories.slice(1) ?? []
