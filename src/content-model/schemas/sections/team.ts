import { z } from 'zod'
import { reference, text, type Action } from '../fields'
import type { TeamMember } from '../team-member'

/** The people who help. Each has a file in content/team and is named here. */
export const team = z.strictObject({
  kind: z.literal('team'),
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
    .describe('The words around each person.'),
})

/** The section with the people it names in place of their ids, and the ways to each. */
export interface Team extends Omit<z.infer<typeof team>, 'team'> {
  team: (TeamMember & { id: string; actions: Action[] })[]
}
