import { z } from 'zod'
import { term } from './fields'

const group = z.strictObject({
  written: z
    .array(term())
    .min(1)
    .describe('What people type: other names, words as they sound, words written apart.'),
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
    const refuse = (path: (string | number)[], allowed: string): void =>
      context.addIssue({ code: 'custom', path, message: allowed })
    const once = (list: readonly string[], path: (string | number)[], known: Set<string>): void =>
      list.forEach((text, index) => {
        const key = compared(text)
        if (known.has(key)) refuse([...path, index], 'words that do not stand here already')
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
