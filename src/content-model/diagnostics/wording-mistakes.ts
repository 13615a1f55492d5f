import type { Mistake } from './mistake'

/** Mistakes in how something is said to visitors. */
export const wordingMistakes = {
  spelling: {
    title: 'A word that is not in the dictionary',
    why: 'A slip in spelling is what people are told to watch for in letters of fraud.',
    in: 'text',
    bad: 'Do not anser the phone.',
    good: 'Do not answer the phone.',
    stops: 'check',
  },
  'avoided-word': {
    title: 'A word that we avoid',
    why: 'It talks down to readers, says nothing, or makes them guess.',
    in: 'text',
    bad: 'We utilize the same app.',
    good: 'We use the same app.',
    stops: 'check',
  },
  'sentence-too-long': {
    title: 'A sentence that is too long',
    why: 'In large print a long sentence fills the screen, and its beginning is forgotten at its end.',
    in: 'text',
    bad: 'If a person calls and says that your bank has sent them to help you, hang up at once and then call your bank on the number on the back of your card.',
    good: 'Does a caller say that your bank sent them? Hang up at once. Then call the number on the back of your card.',
    stops: 'check',
  },
  'reading-too-hard': {
    title: 'A text that is too hard to read',
    why: 'Tired readers give up on hard texts, also those who could read them on a good day.',
    in: 'text',
    bad: 'Authentication procedures necessitate verification of identity. Organizations communicate confidentiality considerations.',
    good: 'We ask who you are before we talk. We keep what you tell us to ourselves.',
    stops: 'check',
  },
  'template-words': {
    title: 'Words of a template in something that is published',
    why: 'They tell a writer what to write. Visitors would read them.',
    in: 'file',
    bad: 'a page that says "Write the first paragraph here."',
    good: 'the same page with words for its visitors',
    stops: 'check',
  },
  'steps-without-way-back': {
    title: 'Steps without what to do if they go wrong, or how to know that they worked',
    why: 'A person who is stuck at a step gives up, and one who is not sure that it worked does it again.',
    in: 'section',
    bad: 'kind: steps\ntitle: How to call\nsteps:\n  - title: Lift the phone\n    text: You hear a tone.\n  - title: Type the number\n    text: It rings.',
    good: 'kind: steps\ntitle: How to call\nsteps:\n  - title: Lift the phone\n    text: You hear a tone.\n    ifItGoesWrong: No tone? Put it down, wait a moment, and lift it again.\n  - title: Type the number\n    text: It rings.\nworked: You hear their voice.',
    stops: 'nothing',
  },
  'text-long': {
    title: 'A text of more than 2,000 words',
    why: 'That is more than ten minutes of reading. Tired readers stop before the end, where the help is.',
    in: 'file',
    bad: 'an article of 4,000 words',
    good: 'two articles that link to each other',
    stops: 'nothing',
  },
} as const satisfies Record<string, Mistake>
