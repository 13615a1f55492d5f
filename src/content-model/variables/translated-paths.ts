import { stepsOf } from '../decision-steps'
import type { DecisionContent } from '../schemas/decision'
import type { Links } from './contact-links'

/** A page of a further language. */
export interface TranslatedPage {
  path: string
  /** Path of the page in the default language. */
  sourcePath: string
  /** What a guide of questions holds, whose steps are pages too. */
  decision?: DecisionContent | undefined
}

/**
 * Returns the paths of the pages of a language by those of the default language, in the order of the
 * latter: caches ask whether anything changed.
 */
export function translatedPaths(pages: readonly TranslatedPage[]): Links {
  const paths = pages.flatMap(({ path, sourcePath, decision }): [string, string][] => [
    [sourcePath, path],
    ...(decision ? stepsOf(decision) : []).map(({ id }): [string, string] => [
      `${sourcePath}/${id}`,
      `${path}/${id}`,
    ]),
  ])
  return Object.fromEntries(paths.sort(([a], [b]) => (a < b ? -1 : 1)))
}
