import { z } from 'zod'
import { words } from './fields'

/**
 * The drawn portraits that content may name: the views of `static/portraits.svg`, which comes as one
 * file so that a page of portraits asks for one.
 */
export const portraitNames = ['ruth-delgado', 'marcus-bell', 'ellen-park', 'tom-whitaker'] as const

/** A file of content/team: one of the people who help. */
export const teamMember = z.strictObject({
  name: words().describe('First and last name.'),
  title: words().describe('What the person does, such as Device setup specialist.'),
  image: z
    .enum(portraitNames)
    .describe('Name of a portrait in static/portraits.svg. A placeholder for a photo.'),
  bio: words().describe('Three or four sentences.'),
  specialties: z.array(words()).min(2).describe('What the person is good at, a few words each.'),
  certifications: z.array(words()).min(1).describe('Trainings and certificates.'),
  experience: words().describe('How long and at what.'),
  languages: z.array(words()).min(1).describe('Languages the person helps in.'),
  availability: words().describe('Days and times.'),
})
export type TeamMember = z.infer<typeof teamMember>
