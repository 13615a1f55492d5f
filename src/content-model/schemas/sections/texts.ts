import * as z from 'zod'
import { action, jump, label, refuseValue, text, illustration, trueOrFalse, stat } from '../fields'

/** Running text under a heading. */
export const prose = z.strictObject({
  kind: z.literal('prose').describe('Text'),
  title: text().describe('The h2 above the text.'),
  paragraphs: z.array(text()).min(1).describe('One entry a paragraph.'),
  more: z
    .strictObject({
      label: label().describe('Words of the row that opens: More about homes in Chicago.'),
      paragraphs: z.array(text()).min(1).describe('One entry a paragraph.'),
    })
    .optional()
    .describe('More of the text, in a row that opens.'),
  illustration: illustration().optional(),
  actions: z.array(action).max(2).optional().describe('Buttons below the text.'),
})
export type Prose = z.infer<typeof prose>

const chapter = z
  .strictObject({
    title: text().describe('The h2 of the chapter.'),
    paragraphs: z.array(text()).min(1).describe('One entry a paragraph.'),
    formService: text()
      .meta({ variables: ['service'] })
      .optional()
      .describe(
        'A further paragraph, which names the company that the form is sent to: {service}, such as web3forms.com. Left out where the build knows none.',
      ),
    requestsKept: text()
      .meta({ variables: ['kept'] })
      .optional()
      .describe('A further paragraph: how long requests are {kept}, if site.yaml says so.'),
    points: z.array(text()).min(2).optional().describe('A list below the paragraphs.'),
    pointsFrom: z
      .enum(['form'])
      .optional()
      .describe(
        'form: the list is what the form of the site asks for. Without a form, the chapter is left out.',
      ),
    onlyWith: z
      .enum(['form', 'newsletter'])
      .optional()
      .describe('The chapter is left out of a site without a form, or without a newsletter.'),
  })
  .refine(({ points, pointsFrom }) => points === undefined || pointsFrom === undefined, {
    path: ['pointsFrom'],
    error: 'either "points" or "pointsFrom"',
  })

/** A document to be read from top to bottom, such as the terms. One band, many headings. */
export const chapters = z.strictObject({
  kind: z.literal('chapters').describe('Document with chapters'),
  updated: text().optional().describe('When the document was last changed, in words.'),
  chapters: z.array(chapter).min(2).describe('The chapters in order.'),
})
export type WrittenChapters = z.infer<typeof chapters>

/** Fields of a chapter that the build replaces. */
type ByForm = 'pointsFrom' | 'onlyWith' | 'formService' | 'requestsKept'

/** The document with the chapters that this site needs, and their lists. */
export interface Chapters extends Omit<WrittenChapters, 'chapters'> {
  chapters: Omit<z.infer<typeof chapter>, ByForm>[]
}

/** A list of ticked items, with a drawing beside it where there is one. */
export const checklist = z.strictObject({
  kind: z.literal('checklist').describe('Checklist'),
  title: text().describe('The h2 above the list.'),
  text: text().optional().describe('One or two sentences below the title.'),
  jump: jump(),
  items: z.array(text()).min(1).describe('One short line each.'),
  more: z
    .strictObject({
      label: label().describe('Words of the row that opens: Eight more habits.'),
      items: z.array(text()).min(2).describe('One short line each.'),
    })
    .optional()
    .describe('More of the list, in a row that opens.'),
  illustration: illustration().optional(),
  actions: z.array(action).max(2).optional().describe('Buttons below the list.'),
})
export type Checklist = z.infer<typeof checklist>

const step = z.strictObject({
  title: text().describe('The h3: what we do in this step, a verb first.'),
  text: text().describe('One to three sentences.'),
  ifItGoesWrong: text()
    .optional()
    .describe('What may happen instead, and the way back. One to three sentences.'),
})

/** Things that happen one after the other, numbered. */
export const steps = z.strictObject({
  kind: z.literal('steps').describe('Steps'),
  title: text().describe('The h2 above the steps.'),
  text: text().optional().describe('One or two sentences below the title.'),
  steps: z.array(step).min(2).max(6).describe('Two to six steps, in order.'),
  worked: text()
    .optional()
    .describe('Below the steps: how the reader knows that it worked. One or two sentences.'),
  howTo: trueOrFalse()
    .optional()
    .describe(
      'false: the steps tell what we do or what happens, and `npm run check` asks for no help with them. Left out, they are for the reader to do.',
    ),
  actions: z.array(action).max(2).optional().describe('Buttons below the steps.'),
})
export type Steps = z.infer<typeof steps>

const row = z.strictObject({
  cells: z.array(text()).min(2).describe('One entry for each column. The first names the row.'),
  mark: text().optional().describe('A label beside the name of the row, such as 3 spots left.'),
})

/** Rows and columns: a schedule, places and times. On a narrow screen each row becomes a block. */
export const table = z
  .strictObject({
    kind: z.literal('table').describe('Table'),
    title: text().describe('The h2 above the table.'),
    text: text().optional().describe('One or two sentences below the title.'),
    jump: jump(),
    columns: z.array(text()).min(2).max(5).describe('The words at the head of each column.'),
    rows: z.array(row).min(1).describe('The rows from top to bottom.'),
    folded: text()
      .optional()
      .describe('Words of a row that opens to the table: Show all 31 rules.'),
    note: text().optional().describe('Small print below the table.'),
    actions: z.array(action).max(2).optional().describe('Buttons below the table.'),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ cells }, index) => {
      if (cells.length === columns.length) return
      const allowed = `${columns.length} entries, one for each column: ${columns.join(', ')}`
      refuseValue(context, ['rows', index, 'cells'], allowed)
    })
  })
export type Table = z.infer<typeof table>

/** The dark band of figures. At most one a page. */
export const stats = z.strictObject({
  kind: z.literal('stats').describe('Figures'),
  title: text().optional().describe('The h2 of the band; left out where the figures speak.'),
  text: text().optional().describe('A sentence below the title.'),
  stats: z.array(stat).min(2).max(4).describe('Two to four figures.'),
})
export type Stats = z.infer<typeof stats>
