import * as z from 'zod'
import { action, term, text } from './fields'
import { plural, template } from './interface/template'
import { pageFields } from './section'

const answer = z.strictObject({
  searches: z
    .array(term())
    .min(3)
    .describe(
      'What people type for it, three searches or more. A search has it if all words of one of them are in it.',
    ),
  text: text().describe('The answer, in one plain sentence.'),
  link: action.describe('Where it is said in full, or whom to call.'),
})

/** content/search.yaml: the page that searches the whole site. */
export const search = z.strictObject({
  ...pageFields,
  heading: text().max(40).describe('The h1.'),
  text: text().describe('The sentence below it.'),
  field: z
    .strictObject({
      label: text().describe('Label of the field.'),
      hint: text().describe('A sentence with examples.'),
      button: text().max(16).describe('The button beside the field. It leads to what was found.'),
      clear: text().max(16).describe('The button in the field that empties it.'),
    })
    .describe('The field for what is searched.'),
  titles: z
    .strictObject({
      answer: text().describe('Above the best answer.'),
      outcome: text().describe('Above what to do now.'),
      question: text().describe('Above questions with their answers.'),
      page: text().describe('Above pages and prices.'),
      line: text().describe('Above telephone numbers of help lines.'),
      article: text().describe('Above articles.'),
      guide: text().describe('Above guides to print.'),
    })
    .describe('The h2 above each kind of result.'),
  count: plural('count').describe('How much was found: {count}.'),
  forSearch: template('search').describe('Follows the number: for “{search}”.'),
  corrected: template('words').describe(
    'Follows where a word was spelled or called otherwise. {words} are those that were looked for.',
  ),
  more: text().describe('The button for more results of a kind.'),
  none: text().describe('Where nothing was found: how to go on.'),
  failure: text().describe('Where the search can’t be loaded.'),
  suggestions: text().describe(
    'At an unknown address: the h2 above pages that its words may mean.',
  ),
  help: action.describe('A person to ask instead.'),
  answers: z.array(answer).describe('Answers to what many people search, the most urgent first.'),
})
export type SearchContent = z.infer<typeof search>
