import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One made-up article: 12 sections of 3 paragraphs of 60 words each, in sentences of 12 words. */
const sections = 12
const paragraphs = 3
const sentences = 5
const words = 12

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
/** Many tags, as many articles have; each article takes three. */
const tags = Array.from({ length: 200 }, (_, number) => `topic ${number}`)

/** Name of the folder of an article, counted from 0. */
export const articleName = (number: number): string => `made-up-article-${number}`

/**
 * Writes made-up articles, the same for every site that is measured: front matter as this project
 * asks for it, and plain Markdown, which is MDX as well.
 *
 * @param fileOf where an article stands, by its name
 * @param layout line that a site wants in the front matter besides
 */
export function writeArticles(
  count: number,
  fileOf: (name: string) => string,
  frontMatter: (name: string) => string = () => '',
): void {
  for (let number = 0; number < count; number++) {
    const name = articleName(number)
    const file = fileOf(name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, articleText(number, frontMatter(name)))
  }
}

/** Changes one word of one article, as a writer does. */
export function editArticle(file: string): void {
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence, written just now.\n`)
}

/** Takes the made-up articles away again. */
export function removeFolder(folder: string): void {
  rmSync(join(folder), { recursive: true, force: true })
}

function articleText(number: number, extra: string): string {
  const next = wordsFrom(number + 1)
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
    ...(extra ? [extra] : []),
  ]
  const body = Array.from({ length: sections }, (_, index) => [
    `## Part ${index + 1} of article ${number}`,
    ...Array.from({ length: paragraphs }, (_, place) => paragraph(next, place)),
  ])
  return `---\n${matter.join('\n')}\n---\n\n${body.flat().join('\n\n')}\n`
}

/** The first paragraph of a section has bold words, the second a link. */
function paragraph(next: () => string, place: number): string {
  return Array.from({ length: sentences }, (_, number) => {
    const text = Array.from({ length: words }, next)
    if (place === 0 && number === 1) text[10] = `**${text[10] ?? ''}**`
    if (place === 1 && number === 2) text[8] = `[${text[8] ?? ''}](https://example.org/page)`
    const [first = '', ...rest] = text
    return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`
  }).join(' ')
}

/** Words that look random and are the same each time. */
function wordsFrom(seed: number): () => string {
  let state = seed * 7919
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return vocabulary[Math.floor((state / 4_294_967_296) * vocabulary.length)] ?? 'word'
  }
}
