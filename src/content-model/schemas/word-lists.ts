import * as z from 'zod'
import { refuseValue, text, term } from './fields'

/** Words of an explanation at most. */
const longest = 20

const entry = z.strictObject({
  term: text().describe('The word as it is written inside a sentence.'),
  forms: z.array(text()).min(1).optional().describe('Other forms of it, such as the plural.'),
  explanation: text().describe(
    'The explanation in parentheses after it: at most 20 plain words, without a period.',
  ),
})

/** content/glossary.yaml: words that articles explain at their first use. */
export const glossary = z
  .strictObject({ terms: z.array(entry).min(1) })
  .superRefine(({ terms }, context) => {
    const known = new Set<string>()
    terms.forEach(({ term, forms = [], explanation }, index) => {
      const refuse = (path: (string | number)[], allowed: string): void =>
        refuseValue(context, ['terms', index, ...path], allowed)
      ;[term, ...forms].forEach((form, index) => {
        const key = form.toLowerCase()
        if (known.has(key)) {
          refuse(index === 0 ? ['term'] : ['forms', index - 1], 'a word that is not listed already')
        }
        known.add(key)
      })
      if (explanation.split(/\s+/).length > longest) {
        refuse(['explanation'], `at most ${longest} words`)
      } else if (/[()]|[.!?]$/.test(explanation)) {
        refuse(['explanation'], 'words without parentheses and without a period')
      }
    })
  })
export type Glossary = z.infer<typeof glossary>

const group = z.strictObject({
  written: z
    .array(term())
    .min(1)
    .describe('What people type: other names, phonetic spellings, words split in two.'),
  means: z
    .array(term())
    .min(1)
    .describe('Words that articles have for it, the most telling first.'),
})

/** content/search-synonyms.yaml: helps searches that find nothing by the words of the articles. */
export const searchSynonyms = z
  .strictObject({
    groups: z.array(group).min(1),
    ignored: z
      .array(term())
      .describe('Words that say nothing about what is looked for, such as how, the, my.'),
  })
  .superRefine(({ groups, ignored }, context) => {
    const seen = new Set<string>()
    const once = (list: readonly string[], path: (string | number)[], known: Set<string>): void =>
      list.forEach((text, index) => {
        const key = compared(text)
        if (known.has(key))
          refuseValue(context, [...path, index], 'words that are not listed already')
        known.add(key)
      })
    groups.forEach(({ written, means }, index) => {
      once(written, ['groups', index, 'written'], seen)
      once(means, ['groups', index, 'means'], new Set(written.map(compared)))
    })
    once(ignored, ['ignored'], seen)
  })
export type SearchSynonyms = z.infer<typeof searchSynonyms>

/** Search sees no capitals and no doubled spaces, so two spellings by these are one. */
function compared(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}

/** content/words-to-avoid.yaml: words that visitors should not meet, and what to write instead. */
export const wordsToAvoid = z.strictObject({
  words: z
    .array(
      z.strictObject({
        avoid: z
          .array(term())
          .min(1)
          .describe('The words, in every form that is meant. Capitals do not matter.'),
        write: term().describe('What to write instead, as a short instruction.'),
      }),
    )
    .min(1),
})
export type WordsToAvoid = z.infer<typeof wordsToAvoid>
