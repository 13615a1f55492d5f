import * as z from 'zod'
import { reference, text, type Action, action } from '../fields'
import type { TeamMember } from '../team-member'
import type { TestimonialGroup } from '../testimonial-group'

/** The people who help. Each has a file in content/team and is named here. */
export const team = z.strictObject({
  kind: z.literal('team').describe('People'),
  title: text().describe('The h2 above the people.'),
  text: text().optional().describe('One or two sentences below the title.'),
  team: z
    .array(reference('team'))
    .min(1)
    .describe('File names of the folder team, without .yaml, in the order they are shown.'),
  labels: z
    .strictObject({
      specialties: text().describe('Words above what a person is good at.'),
      certifications: text().describe('Words above the certificates.'),
      experience: text().describe('Words before the experience.'),
      languages: text().describe('Words before the languages.'),
      availability: text().describe('Words before the working days.'),
      rest: text()
        .meta({ variables: ['person'] })
        .describe('Words of the row that opens to all but the first; {person} is the name.'),
      book: text()
        .meta({ variables: ['person'] })
        .describe('Words of the button to the request form; {person} is the name.'),
      write: text()
        .meta({ variables: ['person'] })
        .describe('Words of the link that opens an email; {person} is the name.'),
      subject: text()
        .meta({ variables: ['person'] })
        .describe('Subject of that email; {person} is the name.'),
    })
    .optional()
    .describe('The words around each person. Left out: only portraits, names and titles.'),
  actions: z.array(action).max(2).optional().describe('Buttons below the people.'),
})

/** The section with the people it names in place of their ids, and the ways to each. */
export interface Team extends Omit<z.infer<typeof team>, 'team'> {
  team: (TeamMember & { id: string; actions: Action[] })[]
}

/** What clients say. The quotes are in content/testimonials and are named here. */
export const testimonials = z.strictObject({
  kind: z.literal('testimonials').describe('What clients say'),
  title: text().describe('The h2 above the quotes.'),
  text: text().optional().describe('A sentence below the title, such as an average rating.'),
  testimonials: reference('testimonials').describe(
    'File name of the folder testimonials, without .yaml.',
  ),
})

/** The section with the quotes it names in place of their id. */
export interface Testimonials
  extends Omit<z.infer<typeof testimonials>, 'testimonials'>, TestimonialGroup {}

/** A lit box with something we promise. */
export const promise = z.strictObject({
  kind: z.literal('promise').describe('Box with a promise'),
  title: text().describe('The h2 of the box.'),
  text: text().describe('The promise in one to three sentences.'),
  points: z.array(text()).optional().describe('The parts of the promise, one short line each.'),
  actions: z.array(action).max(2).optional().describe('Buttons below the promise.'),
})
export type PromiseBox = z.infer<typeof promise>

/** Who we are in law, as site.yaml says. Left out if it says nothing of that. */
export const whoWeAre = z.strictObject({
  kind: z.literal('who-we-are').describe('Who we are in law'),
  title: text().describe('The h2 above the facts.'),
  text: text().optional().describe('One or two sentences below the title.'),
  labels: z
    .strictObject({
      name: text().describe('Words above the name in law.'),
      address: text().describe('Words above the mailing address.'),
      insurer: text().describe('Words above who insures or bonds us.'),
      backgroundChecks: text().describe('Words above who checks the backgrounds of our helpers.'),
    })
    .describe('What each fact of "legal" in site.yaml is called.'),
})

/** What we always and never do, so that an impostor can be told from us. Printable as a card. */
export const promises = z.strictObject({
  kind: z.literal('promises').describe('What we always and never do'),
  title: text().describe('The h2 of the card.'),
  text: text().describe('What the card is for, in one or two sentences.'),
  alwaysTitle: text().describe('The h3 above what we always do.'),
  always: z.array(text()).min(2).describe('What we always do, one short sentence each.'),
  neverTitle: text().describe('The h3 above what we never do.'),
  never: z.array(text()).min(2).describe('What we never do, one short sentence each.'),
  doubtTitle: text().describe('The h3 above what to do when in doubt.'),
  doubt: text().describe('What to do when in doubt. Must hold our number for calls.'),
  actions: z.array(action).max(2).optional().describe('Buttons below; not printed.'),
})

/** The section as a page shows it. */
export interface Promises extends z.infer<typeof promises> {
  /** Both lists are rows that open; without it, it is a card to be printed. */
  folded?: boolean
}
