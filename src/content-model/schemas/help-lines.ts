import * as z from 'zod'
import { day, properName, term, text, variableName, webAddress } from './fields'

const clock = () =>
  z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'a time of 24 hours, such as 08:00' })

/** Hours end on the day on which they begin: after midnight, a line with others would be shown as closed. */
const inOrder = ({ opens = '', closes = '' }: { opens?: string; closes?: string }): boolean =>
  opens < closes || opens + closes === ''
const order = { path: ['closes'], error: 'a time later than "opens"' }

const hours = z
  .strictObject({
    days: z.enum(['every day', 'Monday to Friday']).describe('The days on which somebody answers.'),
    opens: clock()
      .optional()
      .describe(
        'When they begin to answer: 08:00. All day: 00:00. Left out, like "closes": only the days are confirmed.',
      ),
    closes: clock().optional().describe('When they stop: 20:00. All day: 24:00.'),
    timeZone: z
      .string()
      .regex(/^[A-Z][A-Za-z]+\/[A-Za-z_/]+$/, {
        error: 'the name of a time zone, such as America/New_York',
      })
      .optional()
      .describe('Where these hours hold. Left out: in the time zone of the caller.'),
    weekends: z
      .strictObject({ opens: clock(), closes: clock() })
      .refine(inOrder, order)
      .optional()
      .describe('Other hours on Saturday and Sunday, after "Monday to Friday".'),
  })
  .refine(inOrder, order)

const helpLine = z
  .strictObject({
    name: properName().describe('Who answers.'),
    telephone: z
      .string()
      .regex(/^(\d{3}|\d{3}-\d{3}-\d{4})$/, {
        error:
          'a number written as 877-382-4357, or three digits such as 911; a number for texts only stands in "does"',
      })
      .optional()
      .describe('The number to call; {namePhone} in content.'),
    website: z
      .strictObject({
        label: properName().describe('The address as people type it; {nameWebsite} in content.'),
        url: webAddress().describe('Where the link leads.'),
      })
      .optional()
      .describe('The page for reports or help; the Spanish one in content/es.'),
    hours: hours
      .optional()
      .describe('When somebody answers. Only hours that a source of today confirms.'),
    hoursNote: text()
      .optional()
      .describe('A sentence about the hours, such as "Closed on some holidays."'),
    languages: text().optional().describe('Languages in which help is confirmed.'),
    say: text()
      .optional()
      .describe(
        'One sentence to say when they answer, without quotation marks. It is shown below the number in very large type.',
      ),
    does: text().describe('What they do for the caller.'),
    doesNot: text().optional().describe('What they do not do, so that nobody counts on it.'),
    where: z
      .string()
      .regex(/^(nation|[A-Z]{2})$/, { error: 'nation, or the two letters of a state' })
      .describe('nation, or the state whose people it serves: other sites do not show it.'),
    source: term().describe('The page that says so, for the next person who checks.'),
    sourceDate: z
      .string()
      .regex(/^(\d{4}(-\d{2}){0,2}|undated)$/, { error: 'a date such as 2026-01, or undated' })
      .describe('When that page was written: 2026-01, or undated.'),
    sure: z
      .enum(['agency', 'company', 'elsewhere'])
      .describe(
        'Whose page it is: of the agency or the company itself, or of somebody who quotes it.',
      ),
    dialed: day()
      .optional()
      .describe('The day on which a person called the number. Never filled in by a program.'),
  })
  .refine(({ telephone, website }) => telephone !== undefined || website !== undefined, {
    error: 'a "telephone", a "website" or both',
  })
export type HelpLineContent = z.infer<typeof helpLine>

/** content/help-lines.yaml: whom people who were scammed can call, and where they can report it. */
export const helpLines = z.strictObject({
  dialed: day().optional().describe('The day on which a person called every number of this file.'),
  holidays: z
    .array(day())
    .optional()
    .describe(
      'Public holidays, on the days on which offices close. No line is marked as open then, because not all say which days they keep.',
    ),
  lines: z.record(variableName(), helpLine).describe('Each by a short name that content uses.'),
})
export type HelpLinesContent = z.infer<typeof helpLines>
