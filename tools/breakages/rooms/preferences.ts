import type { Room } from '../breakage'

export const preferences: Room = {
  name: 'Reading preferences and colors',
  breakages: [
    {
      id: 'preferences-contrast-in-dark',
      loss: 'Who chooses more contrast on a dark device gets the light colors, which blind at night.',
      file: 'src/preferences/apply-preferences.ts',
      find: "more: [never, 'screen', dark]",
      replace: "more: [never, 'screen', never]",
    },
    {
      id: 'preferences-reset-forgotten',
      loss: 'After "as usual", the large text comes back with the next page.',
      file: 'src/preferences/stored-preferences.ts',
      find: 'localStorage.removeItem(storageKey)',
      replace: '',
    },
    {
      id: 'preferences-focus-lost',
      loss: 'After the panel is closed, the keyboard begins at the top of the page again.',
      file: 'src/preferences/use-preferences-panel.tsx',
      find: 'setOpen(false)\n          button.current?.focus()',
      replace: 'setOpen(false)',
    },
    {
      id: 'preferences-voice-goes-on',
      loss: 'The voice goes on reading the last page when the visitor has gone to another.',
      file: 'src/preferences/listening.tsx',
      find: "['page-changed', 'pagehide']",
      replace: "['pagehide']",
    },
    {
      id: 'preferences-brand-contrast',
      loss: 'The brand color of an adopter makes text too pale to read.',
      file: 'src/palette/derive-schemes.ts',
      find: 'borders.length > 0 ? least.border : least.text',
      replace: 'borders.length > 0 ? least.text : least.border',
    },
  ],
}
