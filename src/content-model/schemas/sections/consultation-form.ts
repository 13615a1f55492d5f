import { z } from 'zod'
import { action, icon, message, reference, words } from '../fields'

const field = z.strictObject({
  label: words().describe('The visible label.'),
  hint: words().optional().describe('One sentence below the label.'),
  error: words().optional().describe('What is said when the field is empty or malformed.'),
})

const option = z.strictObject({
  value: reference().describe('What is sent. Never change it: the office sorts by it.'),
  label: words().describe('What the visitor reads.'),
  about: z
    .array(reference())
    .optional()
    .describe('Other values of ?about= that choose this option, such as workshops.'),
})

const contactLine = z.strictObject({
  icon: icon(),
  title: words().describe('The h3: Call, E-mail, Hours.'),
  text: words().describe('One or two sentences, or the fact itself.'),
  action: action.optional().describe('A link to call, write or read on.'),
})

/** The free-consultation request. One a site; its words stand in content/shared. */
export const consultationForm = z.strictObject({
  kind: z.literal('consultation-form'),
  title: words().describe('The h2 above the form.'),
  text: words().describe('What happens after sending, in one or two sentences.'),
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
  starNote: words().describe('Above the first field: what the star means.'),
  required: words().describe('The word beside each label with a star.'),
  chooseOne: words().describe('First, empty choice of the two lists.'),
  serviceTypes: z.array(option).min(2).describe('Choices of the service list.'),
  preferredTimes: z.array(option).min(2).describe('Choices of the time list.'),
  visitWith: words().describe(
    'First words of the issue text when the page was opened with ?with=<file name of content/team>. {person} stands for the name.',
  ),
  button: words().describe('Words of the button.'),
  busy: words().describe('Words of the button while the request is being sent.'),
  wait: words().describe('Below the button meanwhile. It may take up to half a minute.'),
  footnote: words().describe('Below the button: what the star means, what we do with the answers.'),
  errorSummary: words().describe('Headline of the list of mistakes.'),
  success: message.describe('Notice when the request was taken.'),
  sent: z
    .strictObject({
      title: words().describe('Headline below the words of success.'),
      number: words().describe(
        'Which number we call. {yourNumber} stands for what the visitor has written.',
      ),
      more: z.array(words()).min(1).describe('What else happens, one sentence or two each.'),
      again: words().describe('The button that brings the form back.'),
    })
    .describe('In place of the form once the request was taken: what happens next.'),
  failure: message.describe('Notice when it could not be sent. Must hold the phone number.'),
  answersKept: words().describe('Below the words of failure: nothing is lost, and what to do.'),
  aside: z
    .strictObject({
      title: words().describe('The h2 of the card beside the form.'),
      lines: z.array(contactLine).min(1).describe('Ways to reach us, one entry each.'),
    })
    .describe('The card beside the form.'),
})

/** The section with the people that `?with=` may name. */
export interface ConsultationForm extends z.infer<typeof consultationForm> {
  /** Everybody of content/team: file name without .yaml, and name. */
  people: { id: string; name: string }[]
}
