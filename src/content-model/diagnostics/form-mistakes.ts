import type { Mistake } from './mistake'

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
