import type { CollectionName } from '../../src/content-model/collections'
import { fileOf, urlOf } from '../../src/content-model/record'
import { pageFields } from '../../src/content-model/schemas/section'
import { alert } from '../../src/content-model/schemas/alert'
import { article } from '../../src/content-model/schemas/article'
import { city } from '../../src/content-model/schemas/page'
import { text } from '../../src/content-model/schemas/fields'
import { alertFile } from './templates/alert'
import { articleFile } from './templates/article'
import { cityFile } from './templates/city'
import { faqFile } from './templates/faq'
import { neighbourhoodFile } from './templates/neighbourhood'
import { pageFile } from './templates/page'
import type { LinkTargets } from './link-targets'
import type { Answers, Question } from './question-type'
import {
  authorQuestion,
  category,
  cityQuestion,
  parentQuestion,
  recordIdOf,
  slugQuestion,
  fieldQuestion,
  optionalQuestion,
  tags,
  uniqueQuestion,
} from './question-factories'

/** Kind of file that `npm run new` creates. */
export interface Kind {
  collection: CollectionName
  /** Its file in a few words, for the usage of the command. */
  file: string
  questions: readonly Question[]
  /** Returns the folder of the file, where the collection has several. */
  folderOf?: (answers: Answers) => string | undefined
  /** Returns the text of the new file. */
  write: (answers: Answers, targets: LinkTargets) => string
  /** Returns what must be done by hand before visitors see it. */
  nextSteps: (path: string, slug: string) => readonly string[]
}

const { shape } = article

const page = [
  uniqueQuestion('title', 'title', 'Title of the page, at most 60 letters', pageFields.title),
  uniqueQuestion(
    'description',
    'description',
    'What search engines show of it, 70 to 160 letters',
    pageFields.description,
  ),
  fieldQuestion(
    'label',
    'Short name for lists',
    pageFields.label,
    ({ city: name, title = '' }) => name ?? title,
  ),
]

const inCity = ({ city: folder }: Answers) => folder
const belowPage = ({ below }: Answers) => below

const publishedNote =
  'The page is published with the next build. Keep it on a branch until it is ready.'

function inTwoWeeks(day: string): string {
  const date = new Date(day)
  if (Number.isNaN(date.getTime())) return ''
  date.setUTCDate(date.getUTCDate() + 14)
  return date.toISOString().slice(0, 10)
}

/** Kinds of files that `npm run new` creates. */
export const kinds = {
  alert: {
    collection: 'alert',
    file: 'an alert, which ends by itself',
    questions: [
      fieldQuestion('title', 'What it is about, at most 60 letters', alert.shape.title),
      slugQuestion('alert', 'title'),
      fieldQuestion('happens', 'What happens', alert.shape.happens),
      fieldQuestion('todo', 'What to do', alert.shape.todo),
      fieldQuestion(
        'from',
        'First day, as in 2026-11-02',
        alert.shape.from,
        (_answers, { today }) => today,
      ),
      fieldQuestion(
        'until',
        'Last day, at most 90 days later',
        alert.shape.until,
        ({ from = '' }) => inTwoWeeks(from),
      ),
    ],
    write: alertFile,
    nextSteps: () => [
      'It is on top of every page, and at /alerts, with the next build from its first day on.',
      'For some places only, write "places:" as the file shows.',
    ],
  },
  article: {
    collection: 'article',
    file: 'an article',
    questions: [
      uniqueQuestion('title', 'title', 'Title, at most 80 letters', shape.title),
      slugQuestion('article', 'title'),
      uniqueQuestion(
        'excerpt',
        'excerpt',
        'One or two sentences for lists, 90 to 160 letters',
        shape.excerpt,
      ),
      authorQuestion(shape.author),
      fieldQuestion('date', 'Day, as in 2026-11-02', shape.date, (_answers, { today }) => today),
      category,
      tags,
      fieldQuestion('difficulty', 'For whom it is', shape.difficulty, () => 'Beginner'),
      fieldQuestion('icon', 'Icon', shape.icon, () => 'phone'),
    ],
    write: articleFile,
    nextSteps: () => ['When it is ready, remove the line "draft: true".'],
  },
  page: {
    collection: 'page',
    file: 'a page',
    questions: [...page, parentQuestion, slugQuestion('page', 'title', belowPage)],
    folderOf: belowPage,
    write: pageFile,
    nextSteps: (path) => [
      publishedNote,
      `Link to ${path}: in "navigation" or "footer" of site.yaml, or from another page.`,
    ],
  },
  city: {
    collection: 'city',
    file: 'the page of a remote city',
    questions: [
      fieldQuestion('city', 'Name of the city', city.shape.city),
      fieldQuestion('state', 'State', city.shape.state),
      slugQuestion('city', 'city'),
      ...page,
      optionalQuestion(
        'clients',
        'How many clients have been counted there, such as 200+, if any',
        city.shape.happyClients,
      ),
    ],
    write: cityFile,
    nextSteps: (path) => [
      publishedNote,
      'Its other parts come from layouts/remote-city.yaml and need nothing.',
      `Link to ${path}: in the menu of cities in site.yaml.`,
      'For a drawing of its own, ask a developer: src/scenes and src/content-model/schemas/scenes.ts.',
    ],
  },
  neighbourhood: {
    collection: 'neighbourhood',
    file: 'the page of a neighborhood of a city',
    folderOf: inCity,
    questions: [
      fieldQuestion('name', 'Name of the neighborhood', text()),
      cityQuestion,
      slugQuestion('neighbourhood', 'name', inCity),
      ...page.slice(0, 2),
    ],
    write: neighbourhoodFile,
    nextSteps: (path) => [
      publishedNote,
      `Link to ${path}: on the page of its city, such as in a section "kind: map" or "kind: areas".`,
      'For a drawing of its own, ask a developer: src/scenes and src/content-model/schemas/scenes.ts.',
    ],
  },
  faq: {
    collection: 'faqs',
    file: 'questions and answers',
    questions: [
      fieldQuestion('title', 'Heading of the questions', text()),
      slugQuestion('faqs', 'title'),
      fieldQuestion('question', 'The first question, as a visitor would ask it', text()),
      fieldQuestion('answer', 'Its answer', text()),
    ],
    write: faqFile,
    nextSteps: (_path, slug) => [
      `Name it where it is to be shown: "- ${slug}" below "faqs:" of a section "kind: faq", such as in pages/faq.yaml.`,
    ],
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** Returns path of the file and of the page; no path of a page where it is none. */
export function locationOf(
  kind: Kind,
  answers: Answers,
): { file: string; path: string | undefined } {
  const id = recordIdOf(answers.slug ?? '', kind.folderOf?.(answers))
  return { file: fileOf(kind.collection, id), path: urlOf({ name: kind.collection, id }) }
}
