import { z } from 'zod'
import { properName, text } from './fields'

/**
 * The drawn portraits that content may name. Each is a file `static/portraits/<name>.svg` of
 * 320 x 320 units: views of one file are shown as the whole file by Safari.
 */
export const portraitNames = ['ruth-delgado', 'marcus-bell', 'ellen-park', 'tom-whitaker'] as const

/** A file of content/team: one of the people who help. */
export const teamMember = z.strictObject({
  name: properName().describe('First and last name.'),
  title: text().describe('What the person does, such as Device setup specialist.'),
  image: z
    .enum(portraitNames)
    .describe('Name of a portrait in static/portraits/. A placeholder for a photo.'),
  sample: text()
    .optional()
    .describe('Words that say so on the page, while person and portrait are samples.'),
  bio: text().describe('Three or four sentences.'),
  specialties: z.array(text()).min(2).describe('What the person is good at, a few words each.'),
  certifications: z.array(text()).min(1).describe('Trainings and certificates.'),
  experience: text().describe('How long and at what.'),
  languages: z.array(properName()).min(1).describe('Languages the person helps in.'),
  availability: text().describe('Days and times.'),
})
export type TeamMember = z.infer<typeof teamMember>
