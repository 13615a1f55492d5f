import { stepsOf } from '../decision-steps'
import type { DecisionContent } from '../schemas/decision'
import { withSearch, type Links } from './contact-links'

/** A page of a further language. */
export interface TranslatedPage {
  path: string
  /** Path of the page in the default language. */
  sourcePath: string
  /** What a guide of questions holds, whose steps are pages too. */
  decision?: DecisionContent | undefined
  /** Topics of the list of articles: each in the default language, and in that of the page. */
  topics?: readonly (readonly [source: string, own: string])[] | undefined
}

/** Returns the topics of two lists of articles in pairs; the lists have them in the same order. */
export function pairTopics(
  source: readonly string[],
  own: readonly string[],
): [source: string, own: string][] {
  return source.flatMap((topic, index) => {
    const name = own[index]
    return name === undefined ? [] : [[topic, name]]
  })
}

/**
 * Returns the paths of the pages of a language by those of the default language, in the order of the
 * latter: caches ask whether anything changed.
 */
export function translatedPaths(pages: readonly TranslatedPage[]): Links {
  const paths = pages.flatMap(({ path, sourcePath, decision, topics }): [string, string][] => [
    [sourcePath, path],
    ...(topics ?? []).map(([source, own]): [string, string] => [
      withSearch(sourcePath, { category: source }),
      withSearch(path, { category: own }),
    ]),
    ...(decision ? stepsOf(decision) : []).map(({ id }): [string, string] => [
      `${sourcePath}/${id}`,
      `${path}/${id}`,
    ]),
  ])
  return Object.fromEntries(paths.sort(([a], [b]) => (a < b ? -1 : 1)))
}
