import type { Mistake } from './mistake'

/** Mistakes in alerts. */
export const alertMistakes = {
  'alert-too-long': {
    title: 'An alert of more than 90 days',
    why: 'Readers soon stop noticing something that is always at the top of the page.',
    found: '"{{until}}", {{days}} days after "{{from}}"',
    allowed: '{{last}} or earlier: at most {{most}} days',
    fix: 'Choose an earlier day; anything that holds longer belongs on a page or in an article.',
  },
  'alert-place-missing': {
    title: 'An alert for a place that has no page',
    why: 'No page would show it.',
    found: '"{{place}}", and there is no page at that path',
  },
  'alert-ends': {
    title: 'An alert that ends within a week',
    why: 'It may need more time.',
    allowed: 'this day, if the danger is over by then',
    fix: 'Nothing, or write a later day to keep it up.',
    stops: 'nothing',
  },
} as const satisfies Record<string, Mistake>

/** Mistakes in the files of further languages. */
export const translationMistakes = {
  'translation-source-missing': {
    title: 'A translation of a file that does not exist',
    why: 'Its page has no counterpart in the first language, so nobody would notice when the original changes.',
  },
  'translation-stale': {
    title: 'A translation that is older than its source',
    why: 'Readers of the two languages get different advice. Until it is updated, the page says so.',
    found: 'a translation of {{day}}; {{source}} has changed since',
    allowed: 'a translation of the current source',
    fix: 'Run npm run translate -- {{file}}: it shows the sentences that changed. Bring the translation up to date, then run it again with --done.',
    stops: 'nothing',
  },
  'translation-incomplete': {
    title: 'A text that was not translated',
    why: 'Readers would come across another language in the middle of their own.',
  },
  'plural-form-missing': {
    title: 'A missing plural form',
    why: 'Readers would get a wrong form, such as “2 article”.',
    found: 'nothing',
    allowed: 'the text for numbers such as {{examples}}',
    fix: 'Add a line "{{form}}:".',
  },
  'language-hours-missing': {
    title: 'Help promised in a language that nobody speaks',
    why: 'Somebody calls, and the person who answers does not understand them.',
  },
} as const satisfies Record<string, Mistake>

/** Mistakes in the fields of the consultation form. */
export const formMistakes = {
  'form-name-twice': {
    title: 'Two fields of a form with the same name',
    why: 'Only one of the two answers would arrive.',
    found: '"{{name}}", which is also the name of field {{first}}',
    allowed: 'a name that no other field of the form has',
    fix: 'Name it after what it asks for, such as secondPhone.',
  },
  'form-name-reserved': {
    title: 'A field name with a special meaning to form services or browsers',
    why: 'The answer would not arrive, or would change where the request goes.',
    found: '"{{name}}", which means something else to form services or browsers',
    allowed: 'any name but: {{reserved}}',
    fix: 'Name it after what it asks for, such as {{name}}Answer or libraryCard.',
  },
  'form-error-missing': {
    title: 'A required field without an error message',
    why: 'Visitors would see only the name of the field, not what to do.',
    found: 'no "error" in the field "{{name}}", {{which}}',
    allowed: 'the sentence that a visitor reads when the answer is missing or malformed',
    fix: 'Add a line such as "error: Enter your phone number".',
  },
  'form-options': {
    title: 'Options that cannot be chosen or told apart',
    why: 'The list would be empty or missing, or two answers would arrive as the same.',
  },
  'form-without-reply': {
    title: 'A form that nobody could answer',
    why: 'Visitors who leave no number and no address would wait for an answer in vain.',
    found: 'no required field of type tel or email',
    allowed: 'at least one number or address, so that the request can be answered',
    fix: 'Add "required: true" and an "error" to the field with the telephone number or email address.',
  },
} as const satisfies Record<string, Mistake>

/** Mistakes in content/step-guides: step guides that lead a visitor astray. */
export const stepGuideMistakes = {
  'step-guide-step-missing': {
    title: 'An answer that leads nowhere',
    why: 'A visitor who needs help now would be stuck there.',
  },
  'step-guide-name-twice': {
    title: 'Two steps with one address',
    why: 'Each has a page, and the name is the end of its address.',
    found: '"{{id}}" for two questions or outcomes',
    allowed: 'a different name for each, because it is the end of the address of its page',
    fix: 'Rename one of them, and the answers that lead to it.',
  },
  'step-guide-loop': {
    title: 'Answers that lead in a circle',
    why: 'Visitors would be asked the same questions again and never get to an outcome.',
    found: 'answers that lead in a circle: {{loop}}',
    allowed: 'answers that get everybody to an outcome',
    fix: 'Let one of these answers lead to another question or to an outcome.',
  },
  'step-guide-too-long': {
    title: 'Too many questions before an outcome',
    why: 'People who are frightened or in a hurry give up.',
    found: '{{count}} questions in a row: {{way}}',
    allowed: 'at most {{most}} questions before an outcome',
    fix: 'Leave out a question, or let an answer lead to an outcome earlier.',
  },
  'step-guide-step-unreached': {
    title: 'A question or outcome that no answer leads to',
    why: 'Nobody would ever see it.',
    found: 'the {{kind}} "{{id}}", which no answer leads to',
    allowed: 'questions and outcomes that visitors can get to',
    fix: 'Let an answer lead there with "to: {{id}}", or remove it.',
  },
} as const satisfies Record<string, Mistake>
