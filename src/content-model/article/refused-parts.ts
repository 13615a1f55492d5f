import { markdown, type Finding } from './article-findings'

/** What to write in place of the parts of Markdown and MDX that an article may not use. */
export const refusedParts: Readonly<Record<string, Finding>> = {
  mdxjsEsm: {
    kind: 'article-import',
    found: 'an import or export line',
    allowed: 'words only; the components need no import',
    fix: 'Remove the line.',
  },
  imageReference: {
    kind: 'picture-apart',
    found: 'a picture whose address stands elsewhere',
    allowed: '![what it shows](./photo.jpg)',
    fix: 'Write the address behind the words, in ( ).',
  },
  code: {
    kind: 'article-code',
    found: 'a block between ``` lines',
    allowed: markdown,
    fix: 'Remove the ``` lines.',
  },
  inlineCode: {
    kind: 'article-code',
    found: 'words between ` marks',
    allowed: markdown,
    fix: 'Use **bold** for names of buttons and settings.',
  },
  linkReference: {
    kind: 'article-link-apart',
    found: 'a link whose address stands elsewhere',
    allowed: '[words](/page) or [words](https://…)',
    fix: 'Write the address behind the words, in ( ).',
  },
  definition: {
    kind: 'article-link-apart',
    found: 'an address by itself: [words]: address',
    allowed: '[words](/page) or [words](https://…)',
    fix: 'Move the address to its link: [words](address).',
  },
  thematicBreak: {
    kind: 'article-dividing-line',
    found: 'a dividing line',
    allowed: markdown,
    fix: 'Use a ## heading.',
  },
  break: {
    kind: 'article-line-break',
    found: 'a forced line break',
    allowed: markdown,
    fix: 'Start a new paragraph.',
  },
}
