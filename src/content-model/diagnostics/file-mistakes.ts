import type { Mistake } from './mistake'

/** Mistakes of whole files. */
export const fileMistakes = {
  'file-out-of-place': {
    title: 'A file that belongs nowhere',
    why: 'The folder and the name of a file decide its address. This one has none, so nobody would see it.',
    in: 'file',
    bad: 'content/articles/Lost Password/index.mdx',
    good: 'content/articles/lost-password/index.mdx',
  },
  'file-not-utf8': {
    title: 'A file in an old encoding',
    why: 'Accents, quotation marks and dashes would be shown as other signs.',
    in: 'file',
    bad: 'a file saved as Windows-1252 or Latin-1',
    good: 'the same file saved as UTF-8',
  },
  'file-missing': {
    title: 'A file that the site cannot do without',
    why: 'Every site, or the pages of a folder, take words, colors or their order from it.',
    in: 'file',
    bad: 'content/not-found.yaml was deleted or renamed',
    good: 'content/not-found.yaml is there',
  },
  'front-matter-missing': {
    title: 'No front matter',
    why: 'Lists, search and the top of the page take title, author and date from it.',
    in: 'file',
    bad: 'What Scam Likely means\n\nYour phone rings.',
    good: '---\ntitle: What Scam Likely means\n---\n\nYour phone rings.',
  },
  'guide-without-text': {
    title: 'A guide without a text',
    why: 'A reader would print an empty page.',
    in: 'file',
    bad: 'content/guides/lost-phone/index.mdx ends below its front matter',
    good: 'the same file with its text below the front matter',
  },
  'guide-not-printed': {
    title: 'A guide whose PDF file is missing or old',
    why: 'Readers would print what we no longer say, such as a number that has changed.',
    in: 'file',
    bad: 'content/guides/lost-phone/index.mdx was changed, and content/printed/lost-phone.pdf was not',
    good: 'npm run guides has printed it anew',
    stops: 'nothing',
  },
} as const satisfies Record<string, Mistake>
