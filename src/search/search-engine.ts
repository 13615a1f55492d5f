import { markMatches } from './mark-matches'
import { MentionList } from './mention-list'
import { createTextSearch } from './search-texts'
import { createSuggester } from './suggest-articles'

/** What only a search needs: one chunk, which pages load with the first search. */
export const searchEngine = { createSuggester, createTextSearch, markMatches, MentionList }
export type SearchEngine = typeof searchEngine
