import type { ArticleSummary } from '../content-model/article-summary'
import type { ShownAnswer, ShownTextAnswer } from './search-session'
import type { TextResult } from './use-text-search'

/** What the list shows for a search besides its exact matches. */
export interface Arrangement {
  /** Articles whose text has the words. */
  mentions: ShownTextAnswer | undefined
  /** The mentions come before all else that is shown for a search without exact matches. */
  mentionsFirst: boolean
  suggested: readonly ArticleSummary[]
  /** Nothing was found. */
  empty: boolean
  /** Only the texts can still match. */
  searching: boolean
  /** Nothing is shown yet, because the texts may answer in a moment. */
  waiting: boolean
}

/**
 * Arranges what was found in texts and what is suggested. What arrives late comes last, so that it
 * moves nothing that may be read already. Texts that were found by corrected words are shown only
 * where there is nothing else.
 */
export function arrangeResults(
  answer: ShownAnswer,
  { answer: texts, late }: TextResult,
): Arrangement {
  const isExact = answer.found > 0
  const corrected = Boolean(texts?.interpretedAs)
  const useful = texts && texts.count > 0
  const alone = !isExact && answer.suggested.length === 0
  const mentions = useful && (!corrected || alone) ? texts : undefined
  // If nothing is suggested, nothing is shown before the texts have answered.
  const mentionsFirst = !isExact && mentions !== undefined && (alone || !late)
  const mentioned = new Set(mentionsFirst ? mentions.mentions.map(({ path }) => path) : [])
  const suggested = isExact ? [] : answer.suggested.filter(({ path }) => !mentioned.has(path))
  const searching = !isExact && texts === undefined
  return {
    mentions,
    mentionsFirst,
    suggested,
    empty: alone && !mentions && !searching,
    searching,
    waiting: searching && (alone || !late),
  }
}
