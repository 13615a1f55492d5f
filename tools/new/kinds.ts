import { fileOf, urlOf, type CollectionName } from '../../src/content-model/collections'
import { pageFields } from '../../src/content-model/section'
import { article } from '../../src/content-model/schemas/article'
import { city } from '../../src/content-model/schemas/page'
import { words } from '../../src/content-model/schemas/fields'
import { articleFile } from './files/article'
import { cityFile } from './files/city'
import { faqFile } from './files/faq'
import { neighbourhoodFile } from './files/neighbourhood'
import { pageFile } from './files/page'
import type { Given } from './given'
import type { Answers, Question } from './question'
import { author, category, fileName, plain, tags, unique } from './questions'

/** A kind of file that can be begun by a command. */
export interface Kind {
  collection: CollectionName
  questions: readonly Question[]
  /** The text of the new file. */
  write: (answers: Answers, given: Given) => string
  /** What must be done by hand before visitors see it. */
  then: (path: string, slug: string) => readonly string[]
}

const { shape } = article

const page = [
  unique('title', 'title', 'Title of the page, at most 60 letters', pageFields.title),
  unique(
    'description',
    'description',
    'What search engines show of it, 70 to 160 letters',
    pageFields.description,
  ),
  plain(
    'label',
    'Short name for lists',
    pageFields.label,
    ({ city: name, title = '' }) => name ?? title,
  ),
]

const stands = 'The page is published with the next build. Keep it on a branch until it is ready.'

/** Everything that `npm run new` can begin. */
export const kinds = {
  article: {
    collection: 'article',
    questions: [
      unique('title', 'title', 'Title, at most 80 letters', shape.title),
      fileName('article', 'title'),
      unique(
        'excerpt',
        'excerpt',
        'One or two sentences for lists, 90 to 160 letters',
        shape.excerpt,
      ),
      author(shape.author),
      plain('date', 'Day, as in 2026-11-02', shape.date, (_answers, { today }) => today),
      category,
      tags,
      plain('difficulty', 'For whom it is', shape.difficulty, () => 'Beginner'),
      plain('icon', 'Icon', shape.icon, () => 'phone'),
    ],
    write: articleFile,
    then: () => ['When it is ready, remove the line "draft: true".'],
  },
  page: {
    collection: 'page',
    questions: [...page, fileName('page', 'title')],
    write: pageFile,
    then: (path) => [
      stands,
      `Link to ${path}: in "navigation" or "footer" of content/site.yaml, or from another page.`,
    ],
  },
  city: {
    collection: 'city',
    questions: [
      plain('city', 'Name of the city', city.shape.city),
      plain('state', 'State', city.shape.state),
      fileName('city', 'city'),
      ...page,
      plain('clients', 'How many clients we have there, such as 200+', city.shape.happyClients),
    ],
    write: cityFile,
    then: (path) => [
      stands,
      'Its other parts come from content/layouts/remote-city.yaml and need nothing.',
      `Link to ${path}: in the menu of cities in content/site.yaml.`,
      'For a drawing of its own, ask a developer: static/scenes and src/content-model/schemas/scenes.ts.',
    ],
  },
  neighbourhood: {
    collection: 'neighbourhood',
    questions: [
      plain('name', 'Name of the neighborhood', words()),
      fileName('neighbourhood', 'name'),
      ...page.slice(0, 2),
    ],
    write: neighbourhoodFile,
    then: (path) => [
      stands,
      `Link to ${path}: on the map of content/pages/jacksonville.yaml, "kind: map".`,
      'For a drawing of its own, ask a developer: static/scenes and src/content-model/schemas/scenes.ts.',
    ],
  },
  faq: {
    collection: 'faqs',
    questions: [
      plain('title', 'Heading of the questions', words()),
      fileName('faqs', 'title'),
      plain('question', 'The first question, as a visitor would ask it', words()),
      plain('answer', 'Its answer', words()),
    ],
    write: faqFile,
    then: (_path, slug) => [
      `Name it where it is to be shown: "- ${slug}" below "faqs:" of a section "kind: faq", such as in content/pages/faq.yaml.`,
    ],
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** File and address of something new; no address where it is no page of its own. */
export function locationOf(kind: Kind, slug: string): { file: string; path: string | undefined } {
  return {
    file: fileOf(kind.collection, slug),
    path: urlOf({ name: kind.collection, id: slug }),
  }
}
