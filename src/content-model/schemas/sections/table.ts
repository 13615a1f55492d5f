import { z } from 'zod'
import { action, text } from '../fields'

const row = z.strictObject({
  cells: z.array(text()).min(2).describe('One entry for each column. The first names the row.'),
  mark: text().optional().describe('A label beside the name of the row, such as 3 spots left.'),
})

/** Rows and columns: a schedule, places and times. On a narrow screen each row becomes a block. */
export const table = z
  .strictObject({
    kind: z.literal('table'),
    title: text().describe('The h2 above the table.'),
    text: text().optional().describe('One or two sentences below the title.'),
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
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'cells'],
        message: `${columns.length} entries, one for each column: ${columns.join(', ')}`,
      })
    })
  })
export type Table = z.infer<typeof table>
