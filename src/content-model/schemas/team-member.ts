import * as z from 'zod'
import { properName, text } from './fields'

/** A photo or drawing beside the file of the person. */
const portrait = () =>
  z.string().regex(/^team\/[a-z0-9]+(-[a-z0-9]+)*\.(jpg|jpeg|png|svg)$/, {
    error: 'the path of a file below the content folder, such as team/ann-miller.jpg',
  })

/** A file of content/team: one of the people who help. */
export const teamMember = z.strictObject({
  name: properName().describe('First and last name.'),
  title: text().optional().describe('What the person does, such as Device setup specialist.'),
  image: portrait()
    .optional()
    .describe('A photo or drawing of the person, as high as wide: a file in the folder team.'),
  bio: text().describe('One to four sentences.'),
  specialties: z
    .array(text())
    .min(1)
    .optional()
    .describe('What the person is good at, a few words each.'),
  certifications: z.array(text()).min(1).optional().describe('Trainings and certificates.'),
  experience: text().optional().describe('How long and at what.'),
  languages: z.array(properName()).min(1).optional().describe('Languages the person helps in.'),
  availability: text().optional().describe('Days and times.'),
})
export type TeamMember = z.infer<typeof teamMember>
