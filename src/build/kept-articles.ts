import type { Facts } from '../content-model/facts/fact-tokens'
import type { Promises } from '../content-model/sections/promises'
import type { Glossary } from '../content-model/shapes/glossary'
import { keptFiles, nameOf } from './kept-files'

/** What the HTML of an article without pictures is made of, besides its body. */
export interface ArticleMeans {
  facts: Facts
  promises: Promises | undefined
  terms: Glossary['terms']
}

/** The HTML of finished articles. */
export const keptArticles = keptFiles('articles')

/** The name under which an article is kept: nothing that its HTML depends on is left out. */
export const articleName = (body: string, means: ArticleMeans): string =>
  nameOf([JSON.stringify(means), body])
