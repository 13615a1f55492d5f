import { z } from 'zod'
import { pageFields } from '../section'
import { action, id, label, properName, text, webAddress } from './fields'

const nextStep = () =>
  id().describe('Name of the question or outcome that follows, from this file.')

const question = z.strictObject({
  question: text().describe('The question. It is the heading of its page.'),
  note: text().optional().describe('A sentence of help below the question.'),
  answers: z
    .array(
      z.strictObject({
        label: label().describe('The answer, as the visitor would say it.'),
        note: text().optional().describe('Examples, below the answer.'),
        to: nextStep(),
      }),
    )
    .min(2)
    .max(8)
    .describe('Two to eight answers. Each is a link.'),
})

/**
 * How urgent an outcome is: `act` at once, `stop` what is going on, `check` before going on, or
 * `fine`.
 */
const verdict = z.enum(['act', 'stop', 'check', 'fine'])
export type Verdict = z.infer<typeof verdict>

const outcome = z.strictObject({
  verdict: verdict
    .optional()
    .describe('The badge above the heading: `act` now, `stop`, `check` first, or `fine`.'),
  title: text().describe('The heading of its page: what is the matter.'),
  text: text().describe('Why, in one or two sentences. Search engines show it too.'),
  do: z.array(text()).min(1).max(6).optional().describe('What to do now, in order.'),
  doNot: z.array(text()).min(1).max(6).optional().describe('What not to do.'),
  report: z
    .array(id())
    .min(1)
    .optional()
    .describe('Where to report it: names of "reports" of this file.'),
  links: z.array(action).min(1).max(2).optional().describe('Pages that help further, as buttons.'),
})
export type Outcome = z.infer<typeof outcome>

const official = z.strictObject({
  label: properName().describe('The address as people type it: ReportFraud.ftc.gov.'),
  url: webAddress().describe('Where the link leads.'),
  text: text().describe('What to report there.'),
})
export type OfficialPlace = z.infer<typeof official>

/** A file of content/decisions: a guide of questions, each on a page of its own. */
export const decision = z.strictObject({
  ...pageFields,
  heading: text().describe('The heading of the first page, above the first question.'),
  text: text().describe('Below the heading.'),
  first: z
    .strictObject({
      title: text().describe('The heading of the box.'),
      items: z
        .array(
          z.strictObject({
            title: text().describe('What to do, in a few words. Every page shows them.'),
            text: text().describe('Further words, which the first page and each outcome show.'),
          }),
        )
        .min(1)
        .max(4),
    })
    .optional()
    .describe('What comes first whatever the answers are. It stands on every page.'),
  always: z
    .strictObject({ label: label().describe('Words of the link.'), to: nextStep() })
    .optional()
    .describe('A way that every page offers, such as for people who have already paid.'),
  questions: z
    .record(id(), question)
    .describe('The questions by name. The first one stands on the first page.'),
  outcomes: z.record(id(), outcome).describe('Where answers end, by name.'),
  reports: z
    .record(id(), official)
    .optional()
    .describe('Official places to report to, by name. Outcomes name them.'),
})
export type DecisionContent = z.infer<typeof decision>
