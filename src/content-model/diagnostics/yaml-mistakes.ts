import type { Mistake } from './mistake'

/** Mistakes in how fields are written down: YAML. */
export const yamlMistakes = {
  'yaml-key-twice': {
    title: 'The same field twice',
    why: 'Only one of the two can be shown, and nobody could tell which.',
    in: 'page',
    bad: 'label: Contact\nlabel: Contact us',
    good: 'label: Contact us',
  },
  'yaml-tab': {
    title: 'A tab at the start of a line',
    why: 'The spaces in front say what belongs to what. A tab is as wide as each editor likes.',
    in: 'section',
    bad: 'kind: prose\ntitle: Who we are\nparagraphs:\n\t- We help.',
    good: 'kind: prose\ntitle: Who we are\nparagraphs:\n  - We help.',
  },
  'yaml-second-colon': {
    title: 'A colon inside a value',
    why: 'A colon followed by a space begins a new field, so the rest of the words would be lost.',
    in: 'front matter',
    bad: 'title: The gift card scam: how to stop it',
    good: 'title: "The gift card scam: how to stop it"',
  },
  'yaml-open-quote': {
    title: 'A quotation mark that is never closed',
    why: 'Everything behind it, to the end of the file, is taken for the same words.',
    in: 'front matter',
    bad: 'title: "Say no to gift cards',
    good: 'title: "Say no to gift cards"',
  },
  'yaml-open-bracket': {
    title: 'A bracket that is never closed',
    why: 'Everything behind it is taken for the same list.',
    in: 'front matter',
    bad: 'tags: [Robocalls, Settings',
    good: 'tags: [Robocalls, Settings]',
  },
  'yaml-out-of-line': {
    title: 'A line that starts in the wrong column',
    why: 'The spaces in front of a line say what it belongs to.',
    in: 'section',
    bad: 'kind: prose\n title: Who we are\nparagraphs:\n  - We help.',
    good: 'kind: prose\ntitle: Who we are\nparagraphs:\n  - We help.',
  },
  'yaml-words-behind-quote': {
    title: 'Words behind a closing quotation mark',
    why: 'A value that starts with a quotation mark ends with it. The words behind it would be lost.',
    in: 'front matter',
    bad: 'title: "Scam Likely" and what it means',
    good: `title: '"Scam Likely" and what it means'`,
  },
  'yaml-second-document': {
    title: 'A line --- in the middle of a file',
    why: 'It begins a second document, which nobody would read.',
    in: 'page',
    bad: 'label: Contact\n---',
    good: 'label: Contact',
  },
  'yaml-unreadable': {
    title: 'A line that cannot be read',
    why: 'What it was meant as cannot be guessed, and a wrong guess would be shown to visitors.',
    in: 'front matter',
    bad: 'title: @home with your phone',
    good: 'title: "@home with your phone"',
  },
  'yaml-alias': {
    title: 'A value that starts with & or *',
    why: 'These signs name a value or repeat one. The word behind them would not be shown.',
    in: 'front matter',
    bad: 'title: &First steps',
    good: 'title: "&First steps"',
  },
  'yaml-tag': {
    title: 'A value that starts with !',
    why: 'The sign says what kind of value follows. The word behind it would not be shown.',
    in: 'front matter',
    bad: 'title: !Stop and think',
    good: 'title: "!Stop and think"',
  },
  'yaml-comment-behind': {
    title: 'A # behind a value',
    why: 'All from the # on is a note to yourself and is not shown, which is easily overlooked.',
    in: 'front matter',
    bad: 'title: Your first call #1',
    good: 'title: "Your first call #1"',
  },
} as const satisfies Record<string, Mistake>
