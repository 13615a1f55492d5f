import type { Room } from '../breakage'

export const search: Room = {
  name: 'Search',
  breakages: [
    {
      id: 'search-accents',
      loss: 'A search without accents does not find words that are written with them.',
      file: 'src/search/find-articles.ts',
      find: String.raw`.replace(/\p{Mn}/gu, '')`,
      replace: '',
    },
    {
      id: 'search-never-arrives',
      loss: 'Where a file of the search never arrives, results never come.',
      file: 'src/search/search-files.ts',
      find: 'setTimeout(() => giveUp.abort(), timeLimit)',
      replace: 'setTimeout(() => undefined, timeLimit)',
    },
    {
      id: 'search-late-answer',
      loss: 'Where texts came late for earlier words, those with the words in the field stand below guesses.',
      file: 'src/search/use-search.ts',
      find: 'lateFor === shown',
      replace: 'lateFor !== null',
    },
    {
      id: 'search-not-announced',
      loss: 'Somebody with a screen reader does not hear how many articles were found.',
      file: 'src/search/list-controls.tsx',
      find: '<VisuallyHidden role="status">',
      replace: '<VisuallyHidden>',
    },
    {
      id: 'search-without-index',
      loss: 'Without its index, search finds nothing in place of searching the articles of the page.',
      file: 'src/search/use-search.ts',
      find: '{ articles: newest, synonyms: noSynonyms }',
      replace: '{ articles: [], synonyms: noSynonyms }',
    },
  ],
}
