import * as z from 'zod'
import { hoursExamples, readDays } from '../../variables/opening-hours'
import { action, icon, id, label, message, refuse, text, trueOrFalse } from '../fields'

/** Autofill names of HTML that a request may need. Browsers know many more. */
const autofill = [
  'name',
  'given-name',
  'family-name',
  'organization',
  'tel',
  'email',
  'street-address',
  'address-level2',
  'postal-code',
  'bday',
] as const

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

const clockTime = () =>
  z.string().regex(clock, {
    error: 'a time of day on the 24-hour clock, such as 08:00 or 17:30',
  })

const option = z.strictObject({
  value: id().describe('What is sent. Never change it: the office sorts by it.'),
  label: label()
    .meta({ variables: ['times', 'openDays'] })
    .describe(
      'What the visitor reads. {times} are the opening hours within `between`, {openDays} the open days among `days`.',
    ),
  between: z
    .strictObject({
      from: clockTime().describe('When it begins: 12:00.'),
      to: clockTime().describe('When it ends: 17:00.'),
    })
    .refine(({ from, to }) => from < to || !clock.test(from) || !clock.test(to), {
      path: ['to'],
      error: 'a time later than "from", 24:00 at most',
    })
    .optional()
    .describe('The part of the day that it is about. It is offered if we are open then.'),
  days: z
    .string()
    .refine((days) => readDays(days), { error: `days such as: ${hoursExamples.days}` })
    .optional()
    .describe(
      'The days that it is about, in English: weekend. It is offered if we are open on one of them.',
    ),
  about: z
    .array(id())
    .optional()
    .describe('Other values of ?about= that choose this option, such as workshops.'),
})

const field = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][\w-]*$/i, {
      error: 'a letter, then letters, digits, hyphens and underscores, such as libraryCard',
    })
    .describe('The name under which the answer is sent. Never change it: the office sorts by it.'),
  type: z
    .enum(['text', 'tel', 'email', 'select', 'textarea'])
    .describe(
      'text: one line. tel: a telephone number. email: an email address. select: one of the options. textarea: several lines.',
    ),
  label: label().describe('The visible label.'),
  asks: text()
    .optional()
    .describe('What it asks for, as the privacy page lists it; without it, the label.'),
  hint: text().optional().describe('One sentence below the label.'),
  required: trueOrFalse()
    .optional()
    .describe('true where the request is not sent without an answer.'),
  error: text()
    .optional()
    .describe('The message for an empty or malformed answer. A required field needs one.'),
  options: z.array(option).min(2).optional().describe('The choices of a select, in order.'),
  autocomplete: z
    .enum(autofill)
    .optional()
    .describe('What the browser may fill in automatically, for questions about the visitor: name.'),
})
export type FormField = z.infer<typeof field>
export type FormOption = z.infer<typeof option>

const contactLine = z.strictObject({
  icon: icon(),
  title: text().describe('The h3: Call, Email, Hours.'),
  text: text().describe('One or two sentences, or the fact itself.'),
  action: action.optional().describe('A link to call, write or read on.'),
})

/** The free-consultation request. One per site; its words are in content/shared. */
export const consultationForm = z.strictObject({
  kind: z.literal('consultation-form').describe('Form for requests'),
  title: text().describe('The h2 above the form.'),
  text: text().describe('What happens after sending, in one or two sentences.'),
  fields: z
    .array(field)
    .min(1)
    .superRefine(checkFields)
    .describe(
      'The fields in their order. One that is required is a telephone number or email address.',
    ),
  required: text().describe('The word beside the label of each required field.'),
  optional: text().describe('The word beside each other label that has no star.'),
  chooseOne: text().describe('First, empty choice of each select.'),
  visitWith: text()
    .meta({ variables: ['person'] })
    .optional()
    .describe(
      'First words of the first textarea when the page was opened with ?with=<file name of the folder team>. {person} stands for the name.',
    ),
  visitFor: z
    .record(id(), text())
    .optional()
    .describe(
      'First words of the first textarea when the page was opened with ?for=<name>, such as ?for=mother.',
    ),
  button: text().describe('Words of the button.'),
  busy: text().describe('Words of the button while the request is being sent.'),
  wait: text().describe('Below the button meanwhile. It may take up to half a minute.'),
  footnote: text().describe(
    'Above the first field: what the star means, what we do with the answers.',
  ),
  errorSummary: text().describe('Headline of the list of mistakes.'),
  success: message.describe('Notice when the request was taken.'),
  sent: z
    .strictObject({
      title: text().describe('Headline below the words of success.'),
      number: text()
        .meta({ variables: ['yourNumber'] })
        .describe(
          'Where we answer. {yourNumber} stands for the number or address of the visitor: the answer in the first required field that is a tel or an email.',
        ),
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

/**
 * Names with a special meaning: the subject line of our requests, instructions to form services, and properties
 * of a form element in browsers.
 */
const reserved: readonly string[] = [
  'subject',
  // Web3Forms
  ...['access_key', 'apikey', 'from_name', 'replyto', 'ccemail', 'redirect', 'webhook', 'botcheck'],
  // Netlify Forms
  ...['form-name', 'bot-field'],
  // Checks against bots, of all services
  ...['g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response'],
  // HTMLFormElement
  ...['action', 'elements', 'length', 'method', 'reset', 'submit', 'target'],
]

/** Finds fields that cannot be sent, chosen or answered. */
function checkFields(fields: readonly FormField[], context: z.RefinementCtx): void {
  fields.forEach((one, index) => {
    const { name, type, required, error } = one
    const first = fields.findIndex((other) => other.name === name)
    if (first < index) {
      refuse(context, [index, 'name'], 'form-name-twice', { name, first: first + 1 })
    } else if (reserved.includes(name.toLowerCase())) {
      const names = reserved.join(', ')
      refuse(context, [index, 'name'], 'form-name-reserved', { name, reserved: names })
    }
    if (error === undefined && (required || type === 'email')) {
      const which = required ? 'which is required' : 'which may be malformed'
      refuse(context, [index], 'form-error-missing', { name, which })
    }
    checkOptions(one, index, context)
  })
  const canReply = fields.some(
    ({ type, required }) => required && (type === 'tel' || type === 'email'),
  )
  if (!canReply) refuse(context, [], 'form-without-reply')
}

function checkOptions(
  { name, type, options }: FormField,
  index: number,
  context: z.RefinementCtx,
): void {
  if (type === 'select' && !options) {
    return refuse(context, [index], 'form-options', {
      found: `no "options" in the select "${name}"`,
      allowed: 'two or more options, each with a value and a label',
      fix: 'Add "options:", or choose another type.',
    })
  }
  if (type !== 'select' && options) {
    return refuse(context, [index, 'options'], 'form-options', {
      found: `"options" in the field "${name}" of type ${type}, which would never be shown`,
      allowed: 'options in a field of type select',
      fix: 'Write "type: select", or remove the options.',
    })
  }
  const values = (options ?? []).map(({ value }) => value)
  values.forEach((value, option) => {
    if (values.indexOf(value) === option) return
    refuse(context, [index, 'options', option, 'value'], 'form-options', {
      found: `"${value}", which another option of "${name}" sends too`,
      allowed: 'a value that no other option of the field has',
      fix: 'Give the option a different value.',
    })
  })
  options?.forEach(({ label, between, days }, option) => {
    // Labels can name the hours or days of their option, if it has any.
    for (const [variable, of, value] of [
      ['times', 'between', between],
      ['openDays', 'days', days],
    ] as const) {
      if (value || !label.includes(`{${variable}}`)) continue
      refuse(context, [index, 'options', option, 'label'], 'form-options', {
        found: `{${variable}}, and the option has no "${of}"`,
        allowed: `{${variable}} in the label of an option with "${of}"`,
        fix: `Add a line "${of}:" that says when the option is, or write the label in other words.`,
      })
    }
  })
}

/** The section with the people that `?with=` may name. */
export interface ConsultationForm extends z.infer<typeof consultationForm> {
  /** Everybody of content/team: file name without .yaml, and name. */
  people: { id: string; name: string }[]
}

/** The newsletter sign-up. Written once in content/shared and used on many pages. */
export const newsletter = z.strictObject({
  kind: z.literal('newsletter').describe('Sign-up for the newsletter'),
  title: text().describe('The h2 of the box.'),
  text: text().describe('What comes, how often, and that one can leave.'),
  emailLabel: text().describe('Label of the email field.'),
  button: text().describe('Words of the button.'),
  busy: text().describe('Words of the button while the address is being sent.'),
  empty: message.describe('Notice when no address was given.'),
  success: message.describe('Notice when the address was taken.'),
  again: text().describe('The button that brings the form back.'),
  failure: message.describe('Notice when the address could not be sent.'),
  withoutScript: text().describe('Shown in place of the form where there is no JavaScript.'),
})
export type Newsletter = z.infer<typeof newsletter>
