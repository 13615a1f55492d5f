import * as z from 'zod'
import { checkSteps } from '../step-guide'
import { blanks } from './fridge'
import { pageFields } from './section'
import { action, helpLineName, icon, id, label, text } from './fields'

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
        icon: icon().optional(),
        to: nextStep(),
      }),
    )
    .min(2)
    .max(10)
    .describe('Two to ten answers. Each is a link.'),
})

/**
 * How urgent an outcome is: `act` at once, `stop` what is going on, or `check` before going on. None says
 * that all is well, because no list of questions can know that.
 */
const verdict = z.enum(['act', 'stop', 'check'])
export type Verdict = z.infer<typeof verdict>

const outcome = z
  .strictObject({
    verdict: verdict
      .optional()
      .describe('The band above the heading: `act` now, `stop`, or `check` first.'),
    title: text().describe('The heading of its page: what is the matter, or what to do.'),
    tell: text()
      .optional()
      .describe(
        'How the message to a relative begins, in the words of the reader. Left out: as the interface says for the verdict.',
      ),
    do: z
      .array(text())
      .min(1)
      .max(8)
      .optional()
      .describe(
        'What to do now, in order, directly below the heading. First whom to call. A step of several acts has a line for each, with an empty line between them. A line such as "Apple: {appleCardsPhone}" is a large number to call.',
      ),
    afterHours: text().optional().describe('What can still be done at night and on weekends.'),
    text: text().describe(
      'Why, in one to three sentences; without a verdict the answer, which then comes first. Search engines show it too.',
    ),
    doNot: z.array(text()).min(1).max(6).optional().describe('What not to do.'),
    expect: text().optional().describe('What is realistic, such as whether money comes back.'),
    report: z
      .array(helpLineName())
      .min(1)
      .optional()
      .describe('Whom to call and where to report it: names from help-lines.yaml.'),
    links: z
      .array(action)
      .min(1)
      .max(2)
      .optional()
      .describe('Pages that help further, as buttons.'),
    sources: z
      .array(z.string().min(1))
      .optional()
      .describe(
        'Where the advice comes from, and its date. For the next person who checks it; not shown.',
      ),
  })
  .refine(({ verdict, do: acts }) => verdict !== 'act' || acts, {
    path: ['do'],
    error: 'what to do, because the verdict is "act"',
  })
export type Outcome = z.infer<typeof outcome>

const fields = z.strictObject({
  ...pageFields,
  heading: text().describe('The heading of the first page, above the first question.'),
  text: text().describe('Below the heading.'),
  first: z
    .strictObject({
      title: text().describe('The heading of the box.'),
      items: z
        .array(
          z.strictObject({
            title: text().describe('What to do, in a few words.'),
            text: text().describe('Why, or how.'),
          }),
        )
        .min(1)
        .max(4),
    })
    .optional()
    .describe('What comes first whatever the answers are, in a box on the first page.'),
  always: z
    .strictObject({
      label: label().describe('Words of the link.'),
      again: label()
        .optional()
        .describe('Its words on the outcomes it leads to, such as “Something else happened, too.”'),
      to: nextStep(),
    })
    .optional()
    .describe('A way that every page offers, such as for people who have already paid.'),
  questions: z
    .record(id(), question)
    .describe('The questions by name. The first one is on the first page.'),
  outcomes: z.record(id(), outcome).describe('Where answers end, by name.'),
  family: z
    .strictObject({
      title: text().describe('The heading, such as “For family and friends.”'),
      items: z
        .array(
          z.strictObject({
            title: text().describe('What to do, in a few words.'),
            text: text().describe('How, and the words to say.'),
          }),
        )
        .min(1)
        .max(6),
    })
    .optional()
    .describe(
      'What relatives can do from afar, on every outcome. The message to them leads there.',
    ),
  sheets: z
    .strictObject({ blanks: blanks() })
    .optional()
    .describe(
      'Each outcome that says `act` gets a page for the fridge, with what to do in the same words and order.',
    ),
  stepAddresses: z
    .record(id(), id())
    .optional()
    .describe(
      'The ends of the addresses of questions and outcomes, by their names, which links keep. Addresses with the names lead there.',
    ),
  help: action.optional().describe('A link on the first page and on every outcome: whom to call.'),
})
/** A file of content/step-guides: a step guide, with a page for each question. */
export const stepGuide = fields.superRefine(checkSteps)
export type StepGuideContent = z.infer<typeof stepGuide>
