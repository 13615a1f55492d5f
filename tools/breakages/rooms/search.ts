import type { Room } from '../breakage'

export const search: Room = {
  name: 'Search',
  breakages: [
    {
      id: 'search-accents',
      loss: 'A search without accents does not find words that are written with them.',
      file: 'src/search/normalize-text.ts',
      find: String.raw`.replace(/\p{Mn}/gu, '')`,
      replace: '',
    },
    {
      id: 'search-worker-breaks-down',
      loss: 'Where the worker of the search breaks down, results never come.',
      file: 'src/search/worker-connection.ts',
      find: "worker.addEventListener('error', onError)",
      replace: '',
    },
    {
      id: 'search-late-answer',
      loss: 'The answer to earlier words is shown for those that are in the field now.',
      file: 'src/search/worker-connection.ts',
      find: 'if (!pending || data.number !== pending.number) return',
      replace: 'if (!pending) return',
    },
    {
      id: 'search-not-announced',
      loss: 'Somebody with a screen reader does not hear how many articles were found.',
      file: 'src/search/result-status.tsx',
      find: '<VisuallyHidden role="status">',
      replace: '<VisuallyHidden>',
    },
    {
      id: 'search-without-index',
      loss: 'Without worker and index, search fails in place of searching the articles of the page.',
      file: 'src/search/main-thread-search.ts',
      find: '.catch(() => undefined)',
      replace: '',
    },
  ],
}
