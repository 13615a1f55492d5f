import type { Mistake } from './mistake'

/** Mistakes in the files of further languages. */
export const translationMistakes = {
  'translation-source-missing': {
    title: 'A translation of a file that is not there',
    why: 'Its page has no counterpart in the first language, and nobody would notice what changes there.',
    in: 'file',
    bad: 'content/es/pages/contac.yaml with "source: pages/contac.yaml"',
    good: 'content/es/pages/contact.yaml with "source: pages/contact.yaml"',
  },
  'translation-stale': {
    title: 'A translation that is older than its source',
    why: 'Readers of the two languages are told different things. The page says so until somebody has looked at it.',
    in: 'file',
    bad: 'a new sentence in content/pages/contact.yaml only',
    good: 'the sentence in content/es/pages/contact.yaml too, then npm run translate -- es/pages/contact.yaml --done',
    stops: 'nothing',
  },
  'translation-incomplete': {
    title: 'A text that was not translated',
    why: 'Readers would meet words of another language in the middle of their own.',
    in: 'file',
    bad: 'content/es/site.yaml without "tagline"',
    good: 'the same file with its tagline',
  },
  'slug-misplaced': {
    title: 'An address that a translation cannot have',
    why: 'The home page of the language would be gone, or the address would have its language twice.',
    in: 'file',
    bad: 'content/es/pages/contact.yaml with "slug: es/contacto"',
    good: 'content/es/pages/contact.yaml with "slug: contacto"',
  },
  'plural-form-missing': {
    title: 'A number without the words that the language has for it',
    why: 'A reader would hear a wrong form, such as “2 article”.',
    in: 'file',
    bad: 'content/interface/ar.yaml with "one" and "other" only',
    good: 'the same text with "zero", "two", "few" and "many"',
  },
  'language-hours-missing': {
    title: 'Help in a language that nobody promised to give',
    why: 'Somebody calls, and the person who answers does not understand them.',
    in: 'file',
    bad: 'a Spanish page with “Le ayudamos en español”, and no "answers" in content/es/site.yaml',
    good: 'the same page, and "answers" with days and time',
  },
} as const satisfies Record<string, Mistake>
