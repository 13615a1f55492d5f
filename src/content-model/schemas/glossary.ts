import { z } from 'zod'
import { text } from './fields'

/** Words of an explanation at most. */
const longest = 20

const entry = z.strictObject({
  term: text().describe('The word as it stands inside a sentence.'),
  forms: z.array(text()).min(1).optional().describe('Other forms of it, such as the plural.'),
  explanation: text().describe(
    'What stands in brackets behind it: at most 20 plain words, with no full stop.',
  ),
})

/** content/glossary.yaml: words that articles explain where they first stand. */
export const glossary = z
  .strictObject({ terms: z.array(entry).min(1) })
  .superRefine(({ terms }, context) => {
    const known = new Set<string>()
    terms.forEach(({ term, forms = [], explanation }, index) => {
      const refuse = (path: (string | number)[], message: string): void =>
        context.addIssue({ code: 'custom', path: ['terms', index, ...path], message })
      ;[term, ...forms].forEach((form, index) => {
        const key = form.toLowerCase()
        if (known.has(key)) {
          refuse(
            index === 0 ? ['term'] : ['forms', index - 1],
            'a word that does not stand here already',
          )
        }
        known.add(key)
      })
      if (explanation.split(/\s+/).length > longest) {
        refuse(['explanation'], `at most ${longest} words`)
      } else if (/[()]|[.!?]$/.test(explanation)) {
        refuse(['explanation'], 'words without brackets and without a full stop')
      }
    })
  })
export type Glossary = z.infer<typeof glossary>
