import { z } from 'zod'
import { reference, words, type Action } from '../fields'
import type { TeamMember } from '../team-member'

/** The people who help. Each has a file in content/team and is named here. */
export const team = z.strictObject({
  kind: z.literal('team'),
  title: words().describe('The h2 above the people.'),
  text: words().optional().describe('One or two sentences below the title.'),
  team: z
    .array(reference())
    .min(1)
    .describe('File names of content/team, without .yaml, in the order they are shown.'),
  labels: z
    .strictObject({
      specialties: words().describe('Words above what a person is good at.'),
      certifications: words().describe('Words above the certificates.'),
      experience: words().describe('Words before the experience.'),
      languages: words().describe('Words before the languages.'),
      availability: words().describe('Words before the working days.'),
      rest: words().describe(
        'Words of the row that opens to all but the first; {person} is the name.',
      ),
      book: words().describe('Words of the button to the request form; {person} is the name.'),
      write: words().describe('Words of the link that opens an e-mail; {person} is the name.'),
      subject: words().describe('Subject of that e-mail; {person} is the name.'),
    })
    .describe('The words around each person.'),
})

/** The section with the people it names in place of their ids, and the ways to each. */
export interface Team extends Omit<z.infer<typeof team>, 'team'> {
  team: (TeamMember & { id: string; actions: Action[] })[]
}
