import { z } from 'zod'
import { action, icon, id, label, message, text } from '../fields'

const field = z.strictObject({
  label: label().describe('The visible label.'),
  hint: text().optional().describe('One sentence below the label.'),
  error: text().optional().describe('What is said when the field is empty or malformed.'),
})

const option = z.strictObject({
  value: id().describe('What is sent. Never change it: the office sorts by it.'),
  label: label().describe('What the visitor reads.'),
  about: z
    .array(id())
    .optional()
    .describe('Other values of ?about= that choose this option, such as workshops.'),
})

const contactLine = z.strictObject({
  icon: icon(),
  title: text().describe('The h3: Call, E-mail, Hours.'),
  text: text().describe('One or two sentences, or the fact itself.'),
  action: action.optional().describe('A link to call, write or read on.'),
})

/** The free-consultation request. One a site; its words stand in content/shared. */
export const consultationForm = z.strictObject({
  kind: z.literal('consultation-form'),
  title: text().describe('The h2 above the form.'),
  text: text().describe('What happens after sending, in one or two sentences.'),
  fields: z
    .strictObject({
      name: field.describe('The name; needed.'),
      phone: field.describe('The telephone number; needed.'),
      email: field.describe('The e-mail address.'),
      serviceType: field.describe('The list of services.'),
      issue: field.describe('What it is about, in own words.'),
      preferredTime: field.describe('The list of times to call.'),
    })
    .describe('The words of each field.'),
  starNote: text().describe('Above the first field: what the star means.'),
  required: text().describe('The word beside each label with a star.'),
  chooseOne: text().describe('First, empty choice of the two lists.'),
  serviceTypes: z.array(option).min(2).describe('Choices of the service list.'),
  preferredTimes: z.array(option).min(2).describe('Choices of the time list.'),
  visitWith: text()
    .meta({ variables: ['person'] })
    .describe(
      'First words of the issue text when the page was opened with ?with=<file name of content/team>. {person} stands for the name.',
    ),
  button: text().describe('Words of the button.'),
  busy: text().describe('Words of the button while the request is being sent.'),
  wait: text().describe('Below the button meanwhile. It may take up to half a minute.'),
  footnote: text().describe('Below the button: what the star means, what we do with the answers.'),
  errorSummary: text().describe('Headline of the list of mistakes.'),
  success: message.describe('Notice when the request was taken.'),
  sent: z
    .strictObject({
      title: text().describe('Headline below the words of success.'),
      number: text()
        .meta({ variables: ['yourNumber'] })
        .describe('Which number we call. {yourNumber} stands for what the visitor has written.'),
      more: z.array(text()).min(1).describe('What else happens, one sentence or two each.'),
      again: text().describe('The button that brings the form back.'),
    })
    .describe('In place of the form once the request was taken: what happens next.'),
  failure: message.describe('Notice when it could not be sent. Must hold the phone number.'),
  answersKept: text().describe('Below the words of failure: nothing is lost, and what to do.'),
  aside: z
    .strictObject({
      title: text().describe('The h2 of the card beside the form.'),
      lines: z.array(contactLine).min(1).describe('Ways to reach us, one entry each.'),
    })
    .describe('The card beside the form.'),
})

/** The section with the people that `?with=` may name. */
export interface ConsultationForm extends z.infer<typeof consultationForm> {
  /** Everybody of content/team: file name without .yaml, and name. */
  people: { id: string; name: string }[]
}
