import type { Mistake } from './mistake'

/** Mistakes in alerts. */
export const alertMistakes = {
  'alert-too-long': {
    title: 'An alert of more than 90 days',
    why: 'What is always on top of a page is soon read by nobody.',
    in: 'alert',
    bad: 'from: 2026-11-02\nuntil: 2027-11-02',
    good: 'from: 2026-11-02\nuntil: 2026-12-02',
  },
  'alert-place-missing': {
    title: 'An alert for a place that has no page',
    why: 'No page would show it.',
    in: 'alert',
    bad: 'places: [/gotham]',
    good: 'places: [/chicago]',
  },
  'alert-ends': {
    title: 'An alert that ends within a week',
    why: 'Somebody may want to let it go on.',
    in: 'alert',
    bad: 'from: 2026-10-25\nuntil: 2026-11-03',
    good: 'from: 2026-10-25\nuntil: 2026-11-30',
    stops: 'nothing',
  },
} as const satisfies Record<string, Mistake>

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

/** Mistakes in the fields of the consultation form. */
export const formMistakes = {
  'form-name-twice': {
    title: 'Two fields of a form with one name',
    why: 'Only one of the two answers would arrive.',
    in: 'file',
    bad: 'fields:\n  - name: phone\n    type: tel\n    label: Home phone\n  - name: phone\n    type: tel\n    label: Mobile phone',
    good: 'fields:\n  - name: phone\n    type: tel\n    label: Home phone\n  - name: mobilePhone\n    type: tel\n    label: Mobile phone',
  },
  'form-name-reserved': {
    title: 'A field with a name that form services or browsers read as an order',
    why: 'The answer would not arrive, or would change where the request goes.',
    in: 'file',
    bad: 'name: redirect',
    good: 'name: newAddress',
  },
  'form-error-missing': {
    title: 'A required field without words for a missing answer',
    why: 'The visitor would only be told the name of the field, not what to do.',
    in: 'file',
    bad: 'name: phone\ntype: tel\nlabel: Phone Number *\nrequired: true',
    good: 'name: phone\ntype: tel\nlabel: Phone Number *\nrequired: true\nerror: Enter your phone number',
  },
  'form-options': {
    title: 'Options that cannot be chosen or told apart',
    why: 'The list would be empty or not there, or two answers would arrive as the same.',
    in: 'file',
    bad: 'name: branch\ntype: select\nlabel: Branch\noptions:\n  - value: main\n    label: Main Street\n  - value: main\n    label: Lakeside',
    good: 'name: branch\ntype: select\nlabel: Branch\noptions:\n  - value: main\n    label: Main Street\n  - value: lakeside\n    label: Lakeside',
  },
  'form-without-reply': {
    title: 'A form that nobody could answer',
    why: 'A visitor who leaves no number and no address waits for an answer in vain.',
    in: 'file',
    bad: 'fields:\n  - name: name\n    type: text\n    label: Your name',
    good: 'fields:\n  - name: name\n    type: text\n    label: Your name\n  - name: phone\n    type: tel\n    label: Your number *\n    required: true\n    error: Enter your phone number',
  },
} as const satisfies Record<string, Mistake>

/** Mistakes in content/decisions: guides whose answers lead a visitor astray. */
export const decisionMistakes = {
  'decision-step-missing': {
    title: 'An answer that leads nowhere',
    why: 'A visitor who needs help now would be stuck there.',
    in: 'file',
    bad: 'to: hang-upp',
    good: 'to: hang-up',
  },
  'decision-name-twice': {
    title: 'A question and an outcome of one name',
    why: 'Each has a page, and the name is the end of its address.',
    in: 'file',
    bad: 'an outcome with the name of a question',
    good: 'an outcome with a name of its own',
  },
  'decision-loop': {
    title: 'Answers that lead in a circle',
    why: 'Visitors would be asked the same again and never get to an outcome.',
    in: 'file',
    bad: 'an answer that leads back to an earlier question',
    good: 'an answer that leads to an outcome',
  },
  'decision-too-long': {
    title: 'Too many questions before an outcome',
    why: 'People who are frightened or in a hurry give up.',
    in: 'file',
    bad: 'five questions on one way',
    good: 'four questions at most',
  },
  'decision-step-unreached': {
    title: 'A question or outcome that no answer leads to',
    why: 'Nobody would ever see it.',
    in: 'file',
    bad: 'an outcome that is named by no answer',
    good: 'an outcome that an answer names',
  },
} as const satisfies Record<string, Mistake>
