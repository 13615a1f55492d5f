import * as z from 'zod'
import { action, label, illustration, stat, text, trueOrFalse, icon } from '../fields'

/** The top of a page: what it is for and what to do. Holds the page's only h1. */
export const hero = z.strictObject({
  kind: z.literal('hero').describe('Heading with picture'),
  badge: label().optional().describe('A few words of trust above the title.'),
  title: text().describe('The h1 of the page.'),
  text: text().describe('One to three sentences below the title.'),
  actions: z.array(action).max(2).optional().describe('The first is the primary action.'),
  urgent: action
    .optional()
    .describe('On the home page on a phone: a link above the title, for people in a hurry.'),
  note: text().optional().describe('Small print below the buttons.'),
  stat: stat.optional().describe('One figure that says why the page matters.'),
  illustration: illustration(),
  alt: text()
    .optional()
    .describe(
      'What the illustration shows, for visitors who can’t see it. Left out: it decorates.',
    ),
  photo: z
    .strictObject({
      file: z
        .string()
        .regex(/^photos\/[a-z0-9]+(-[a-z0-9]+)*\.jpe?g$/, {
          error: 'the path of a JPEG file in the folder photos, such as photos/our-room.jpg',
        })
        .meta({ role: 'photo' })
        .describe('The photo, a little wider than high.'),
      alt: text().describe('What it shows, for visitors who can’t see it.'),
    })
    .optional()
    .describe('A photo of yours, in place of the illustration.'),
  screenOnly: trueOrFalse()
    .optional()
    .describe('true: not printed, because the sections below say the same.'),
  compact: trueOrFalse()
    .optional()
    .describe('true: low, with a small drawing, for pages whose main content is below it.'),
})

/** The top with links to sections of the page that ask for one. */
export type Hero = z.infer<typeof hero> & { contents?: { id: string; label: string }[] }

/** One thing to know, in one line across the page. */
export const banner = z.strictObject({
  kind: z.literal('banner').describe('One line to know'),
  icon: icon(),
  text: text().describe('One or two short sentences.'),
  action: action.optional().describe('Where to read on.'),
})
export type Banner = z.infer<typeof banner>

/** The close of a page: one clear next step. */
export const callToAction = z.strictObject({
  kind: z.literal('call-to-action').describe('Closing call to act'),
  title: text().describe('The h2.'),
  text: text().describe('One or two sentences.'),
  actions: z.array(action).min(1).max(2).describe('The first is the primary action.'),
  note: text().optional().describe('Small print below the buttons.'),
})
export type CallToAction = z.infer<typeof callToAction>
