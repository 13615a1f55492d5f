import type { Room } from '../breakage'

export const scripts: Room = {
  name: 'Late and missing scripts',
  breakages: [
    {
      id: 'scripts-form-never-sent',
      loss: 'Where the scripts do not arrive, a request that was submitted is never sent.',
      file: 'src/hydration/on-intent.ts',
      find: 'setTimeout(useNativeForms, 10000)',
      replace: 'setTimeout(stopCapturing, 10000)',
    },
    {
      id: 'scripts-typed-words-lost',
      loss: 'When a script fails, what a visitor has typed into the form is gone.',
      file: 'src/hydration/restore-static-page.ts',
      find: 'page.innerHTML = html\n      copyFieldValues()',
      replace: 'page.innerHTML = html',
    },
    {
      id: 'scripts-slow-page-wins',
      loss: 'A page that loads late replaces the one that the visitor chose after it.',
      file: 'src/hydration/follow-links.ts',
      find: 'if (requested !== to) return',
      replace: "if (requested === '') return",
    },
    {
      id: 'scripts-words-in-address',
      loss: 'Without JavaScript, name and number of a visitor end up in the address of a page.',
      file: 'src/components/forms/consultation-form.tsx',
      find: 'method="post"',
      replace: 'method="get"',
    },
    {
      id: 'scripts-dead-buttons',
      loss: 'Without JavaScript, an article shows buttons for printing and sharing that do nothing.',
      file: 'src/components/article/article-share.tsx',
      find: '@media (scripting: none) {',
      replace: '@media (scripting: initial-only) {',
    },
  ],
}
