import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Size of a made-up article: 12 sections of 3 paragraphs of 60 words each, in sentences of 12
 * words.
 */
const sections = 12
const paragraphs = 3
const sentences = 5
const wordsPerSentence = 12

const vocabulary =
  `a an and answer are ask bank button call card careful change choose click computer
device email every family find first for friend from give help hold home if in internet is it keep
know later letter list look message money must name never new next not number of off on one online
open or other page password pay person phone photo please price press private question read real
reason safe save say screen second see send settings should show slow small so some someone start
stay step stop store talk tap text thank that the their then they think this time to today trust try
turn until update use visit wait want warning way web what when where which who why will with word
work write wrong you your`
    .split(/\s+/)
    .filter(Boolean)

const categories = [
  'App Guides',
  'Communication',
  'Safety',
  'Scams',
  'Email',
  'Device Setup',
  'Troubleshooting',
]
/** Many tags, as a site with many articles has; each article takes three. */
const tags = Array.from({ length: 200 }, (_, number) => `topic ${number}`)

/** Returns the name of an article's folder, counted from 0. */
export const articleName = (number: number): string => `made-up-article-${number}`

/**
 * Writes made-up articles. The same number always gives the same articles.
 *
 * @param fileOf returns the path of an article's file by its name
 */
export function writeArticles(count: number, fileOf: (name: string) => string): void {
  for (let number = 0; number < count; number++) {
    const name = articleName(number)
    const file = fileOf(name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, articleText(number))
  }
}

function articleText(number: number): string {
  const next = randomWords(number + 1)
  const day = new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString().slice(0, 10)
  const matter = [
    `title: Made-up article ${number}`,
    `excerpt: What article ${number} says about phones, letters and money, in plain words for you.`,
    'author: Ruth Delgado',
    `date: ${day}`,
    `category: ${categories[number % categories.length] ?? ''}`,
    'tags:',
    ...[0, 7, 61].map((step) => `  - ${tags[(number * 3 + step) % tags.length] ?? ''}`),
    'difficulty: Beginner',
    'icon: phone',
  ]
  const body = Array.from({ length: sections }, (_, index) => [
    `## Part ${index + 1} of article ${number}`,
    ...Array.from({ length: paragraphs }, (_, index) => paragraph(next, index)),
  ])
  return `---\n${matter.join('\n')}\n---\n\n${body.flat().join('\n\n')}\n`
}

/** Returns a paragraph; the first of a section has bold text, the second a link. */
function paragraph(next: () => string, index: number): string {
  return Array.from({ length: sentences }, (_, number) => {
    const text = Array.from({ length: wordsPerSentence }, next)
    if (index === 0 && number === 1) text[10] = `**${text[10] ?? ''}**`
    if (index === 1 && number === 2) text[8] = `[${text[8] ?? ''}](https://example.org/page)`
    const [first = '', ...rest] = text
    return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`
  }).join(' ')
}

/** Returns a generator of pseudorandom words, which are equal for equal seeds. */
function randomWords(seed: number): () => string {
  let state = seed * 7919
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return vocabulary[Math.floor((state / 4_294_967_296) * vocabulary.length)] ?? 'word'
  }
}
