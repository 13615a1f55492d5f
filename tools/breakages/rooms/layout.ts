import type { Room } from '../breakage'

export const layout: Room = {
  name: 'Layout and focus',
  breakages: [
    {
      id: 'layout-skip-link',
      loss: 'The skip link leads nowhere: who uses a keyboard goes through every menu of every page.',
      file: 'src/components/layout/layout.tsx',
      find: "href: '#main'",
      replace: "href: '#content'",
    },
    {
      id: 'layout-breadcrumb-current',
      loss: 'A screen reader does not say which of the breadcrumbs is this page.',
      file: 'src/components/layout/page-frame.tsx',
      find: '<li aria-current="page">',
      replace: '<li>',
    },
    {
      id: 'layout-menu-focus',
      loss: 'Esc closes a menu, and the keyboard has lost its place.',
      file: 'src/components/layout/navigation.tsx',
      find: "if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()",
      replace: '',
    },
    {
      id: 'layout-double-click',
      loss: 'A double click opens the reading panel and closes it again.',
      file: 'src/components/layout/page-behavior.ts',
      find: "'a, summary, button[type=button]'",
      replace: "'a, summary'",
    },
    {
      id: 'layout-open-on-holiday',
      loss: 'On Thanksgiving the page says that somebody is here.',
      file: 'src/components/ui/open-status.ts',
      find: 'if (site.holidays[date.toISOString().slice(0, 10)]) continue',
      replace: '',
    },
  ],
}
