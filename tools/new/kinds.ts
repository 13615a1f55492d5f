import * as z from 'zod'
import type { CollectionName } from '../../src/content-model/collections'
import { listValues } from '../../src/content-model/parse/suggestions'
import { type ContentRecords, fileOf, urlOf } from '../../src/content-model/record'
import { alert } from '../../src/content-model/schemas/alert'
import { article } from '../../src/content-model/schemas/article'
import { id, label, text } from '../../src/content-model/schemas/fields'
import { city } from '../../src/content-model/schemas/page'
import { pageFields } from '../../src/content-model/schemas/section'
import { choicesOf, listOf, type Answers, type Question } from '../questions'
import * as templates from './templates'

/** Content of the site when a file is added. */
export interface Site {
  records: ContentRecords
  /** Day on which the file is added: 2026-11-02. */
  today: string
}

/** Kind of file that `npm run new` creates. */
export interface Kind {
  collection: CollectionName
  /** Its file in a few words, for the usage of the command. */
  file: string
  questions: (site: Site) => readonly Question[]
  /** Returns the folder of the file, if the collection has several. */
  folderOf?: (answers: Answers) => string | undefined
  /** Returns the text of the new file. */
  write: (answers: Answers, links: templates.Links) => string
  /** Returns what must be done by hand before visitors see it. */
  nextSteps: (path: string, slug: string) => readonly string[]
}

const publishedNote =
  'The page is published with the next build. Keep it on a branch until it is ready.'
const noArticles = 'There is no list of articles yet. Begin with: npm run add -- articles'
const drawingNote =
  'For its own drawing, ask a developer: src/illustrations and src/content-model/schemas/illustrations.ts.'

const inCity = ({ city: folder }: Answers) => folder
const belowPage = ({ below }: Answers) => below || undefined

/** Kinds of files that `npm run new` creates. */
export const kinds = {
  alert: {
    collection: 'alert',
    file: 'an alert with a last day',
    questions: (site) => [
      field(alert.shape, 'title'),
      slug(site, 'alert', 'title'),
      field(alert.shape, 'happens'),
      field(alert.shape, 'todo'),
      field(alert.shape, 'from', { suggest: () => site.today }),
      field(alert.shape, 'until', { suggest: ({ from = '' }) => inTwoWeeks(from) }),
    ],
    write: templates.alert,
    nextSteps: () => [
      'It is on top of every page, and at /alerts, with the next build from its first day on.',
      'For some places only, write "places:" as the file shows.',
    ],
  },
  article: {
    collection: 'article',
    file: 'an article',
    questions: (site) => [
      field(article.shape, 'title', unique(site, ['title'])),
      slug(site, 'article', 'title'),
      field(article.shape, 'excerpt', unique(site, ['description', 'excerpt'])),
      field(article.shape, 'author', { example: authorsOf(site.records) }),
      field(article.shape, 'date', { suggest: () => site.today }),
      field(article.shape, 'category', {
        choices: choicesOf(site.records.of('blog')[0]?.data.categories.slice(1) ?? []),
        ...(site.records.of('blog').length === 0 ? { unknown: noArticles } : {}),
      }),
      tags(site),
      field(article.shape, 'difficulty', { suggest: () => 'Beginner' }),
      field(article.shape, 'icon', { suggest: () => 'phone' }),
    ],
    write: templates.article,
    nextSteps: () => ['When it is ready, remove the line "draft: true".'],
  },
  page: {
    collection: 'page',
    file: 'a page',
    questions: (site) => [
      ...pageQuestions(site),
      {
        ...parentPage(site),
        name: 'below',
        ask: 'Address of the page above it, without the first slash',
        optional: true,
      },
      slug(site, 'page', 'title', belowPage),
    ],
    folderOf: belowPage,
    write: templates.page,
    nextSteps: (path) => [
      publishedNote,
      `Link to ${path}: in "navigation" or "footer" of site.yaml, or from another page.`,
    ],
  },
  city: {
    collection: 'city',
    file: 'the page of a remote city',
    questions: (site) => [
      field(city.shape, 'city'),
      field(city.shape, 'state'),
      slug(site, 'city', 'city'),
      ...pageQuestions(site),
      { ...field({ clients: city.shape.happyClients }, 'clients'), optional: true },
    ],
    write: templates.city,
    nextSteps: (path) => [
      publishedNote,
      'Its other parts come from layouts/remote-city.yaml and need nothing.',
      `Link to ${path}: in the menu of cities in site.yaml.`,
      drawingNote,
    ],
  },
  neighbourhood: {
    collection: 'neighbourhood',
    file: 'the page of a neighborhood of a city',
    questions: (site) => [
      field({ name: label().describe('The name of the neighborhood.') }, 'name'),
      parentPage(site),
      slug(site, 'neighbourhood', 'name', inCity),
      ...pageQuestions(site).slice(0, 2),
    ],
    folderOf: inCity,
    write: templates.neighbourhood,
    nextSteps: (path) => [
      publishedNote,
      `Link to ${path}: on the page of its city, such as in a section "kind: map" or "kind: areas".`,
      drawingNote,
    ],
  },
  faq: {
    collection: 'faqs',
    file: 'questions and answers',
    questions: (site) => [
      field(faq, 'title'),
      slug(site, 'faqs', 'title'),
      field(faq, 'question'),
      field(faq, 'answer'),
    ],
    write: templates.faq,
    nextSteps: (_path, name) => [
      `Name it where it is to be shown: "- ${name}" below "faqs:" of a section "kind: faq", such as in pages/faq.yaml.`,
    ],
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** Returns the paths of the file and of its page; no path of a page if it is none. */
export function locationOf(
  kind: Kind,
  answers: Answers,
): { file: string; path: string | undefined } {
  const key = keyOf(kind.collection, answers.slug ?? '', kind.folderOf?.(answers))
  return { file: fileOf(key.name, key.id), path: urlOf(key) }
}

const keyOf = (name: CollectionName, slug: string, folder: string | undefined) => ({
  name,
  id: folder ? `${folder}/${slug}` : slug,
})

const faq = {
  title: text().describe('The heading of the questions.'),
  question: text().describe('The first question, as a visitor would ask it.'),
  answer: text().describe('Its answer.'),
}

const pageQuestions = (site: Site): Question[] => [
  field(pageFields, 'title', unique(site, ['title'])),
  field(pageFields, 'description', unique(site, ['description', 'excerpt'])),
  field(pageFields, 'label', { suggest: ({ city: name, title = '' }) => name ?? title }),
]

/** Creates the question for a field of a schema, which describes and checks it. */
function field<Name extends string>(
  shape: Readonly<Record<Name, z.ZodType>>,
  name: Name,
  more: Partial<Question> = {},
): Question {
  const described = shape[name]
  const schema = described instanceof z.ZodOptional ? (described.unwrap() as z.ZodType) : described
  const limit = schema instanceof z.ZodString ? schema.maxLength : undefined
  const description = (described.description ?? name).replace(/\.$/, '')
  const isLimitKnown = !limit || description.includes(String(limit))
  return {
    name,
    ask: `${name}: ${description}${isLimitKnown ? '' : `, at most ${limit} letters`}`,
    ...(schema instanceof z.ZodEnum ? { choices: choicesOf(schema.options.map(String)) } : {}),
    ...more,
    read: (answer, answers) => {
      const wrong = schemaError(schema, answer)
      if (wrong) throw new Error(wrong)
      return more.read ? more.read(answer, answers) : answer
    },
  }
}

/** Returns why a schema refuses an answer, in the words of the check. */
function schemaError(schema: z.ZodType, value: string): string | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  if (issue?.code === 'too_big')
    return `Write at most ${issue.maximum} letters; this has ${value.length}`
  if (issue?.code === 'too_small')
    return `Write at least ${issue.minimum} letters; this has ${value.length}`
  return issue && `This must be ${issue.message}`
}

/** A title or description that no two pages may share. */
const unique = (site: Site, fields: readonly string[]): Partial<Question> => ({
  read: (answer) => {
    const isSame = (value: unknown): boolean =>
      typeof value === 'string' && value.trim().toLowerCase() === answer.toLowerCase()
    const twin = site.records.all.find(
      ({ collection, id: one, data }) =>
        urlOf({ name: collection, id: one }) !== undefined &&
        fields.some((name) => isSame((data as Record<string, unknown>)[name])),
    )
    if (twin) throw new Error(`${twin.file} has the same words. Choose others`)
    return answer
  },
})

/** Creates the question for the name of the file or folder, which becomes the path of the page. */
function slug(
  { records }: Site,
  collection: CollectionName,
  from: string,
  folderOf?: (answers: Answers) => string | undefined,
): Question {
  return field({ slug: id().describe('Short name for the address.') }, 'slug', {
    suggest: (answers) => slugOf(answers[from] ?? ''),
    read: (answer, answers) => {
      const key = keyOf(collection, answer, folderOf?.(answers))
      const url = urlOf(key)
      const existing = records.keys.find(
        (one) =>
          (one.name === collection && one.id === key.id) ||
          (url !== undefined && urlOf(one) === url),
      )
      if (!existing) return answer
      throw new Error(
        `This address is taken by ${fileOf(existing.name, existing.id)}. Choose another`,
      )
    },
  })
}

/** Returns the slug of a title: lower-case letters, digits and hyphens, at most 60. */
function slugOf(title: string): string {
  const whole = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return whole.length <= 60 ? whole : whole.slice(0, 61).replace(/-[^-]*$/, '')
}

/** The question for the page of a city, by its path; other pages may have pages below them, too. */
const parentPage = ({ records }: Site): Question => ({
  name: 'city',
  ask: 'Address of the page of its city, without the first slash',
  choices: choicesOf(
    records.keys
      .filter(({ name }) => name === 'page' || name === 'city')
      .map((key) => urlOf(key)?.slice(1) ?? ''),
  ),
})

const authorsOf = (records: ContentRecords): string =>
  [...new Set(records.of('article').map(({ data }) => data.author))].join(', ')

/** The question for tags, each of which is spelled as in other articles. */
function tags({ records }: Site): Question {
  const known = [...new Set(records.of('article').flatMap(({ data }) => data.tags))]
  return {
    name: 'tags',
    ask: 'tags: Most telling first, with commas between; readers see the first three',
    example: listValues('', known),
    read: (answer) => {
      const list = listOf(answer).map(
        (tag) => known.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? tag,
      )
      const odd = list.find((tag) => /[[\]{}"'#:]/.test(tag))
      if (odd) throw new Error(`Tags are plain words, and "${odd}" has a special character`)
      if (new Set(list.map((tag) => tag.toLowerCase())).size < list.length)
        throw new Error('Name each tag once')
      return list.join(', ')
    },
  }
}

function inTwoWeeks(day: string): string {
  const date = new Date(day)
  if (Number.isNaN(date.getTime())) return ''
  date.setUTCDate(date.getUTCDate() + 14)
  return date.toISOString().slice(0, 10)
}
