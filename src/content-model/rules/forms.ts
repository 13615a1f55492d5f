import type { Diagnostic, DiagnosticText } from '../diagnostic'
import type { Step } from '../parse/parse-yaml'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import type { FormField } from '../schemas/sections/forms'
import type { SectionEntry } from '../schemas/section'

/**
 * Names with a meaning of their own: our subject line, what form services read as orders, and what
 * a form element of a browser is asked by these names.
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

interface Form {
  record: ContentRecord
  /** The path of its list of fields. */
  path: readonly Step[]
  fields: readonly FormField[]
}

/** Finds forms whose fields cannot be sent, chosen or answered. */
export function checkForms(records: ContentRecords): Diagnostic[] {
  return records.all
    .flatMap(formsOf)
    .flatMap((form) => [
      ...form.fields.flatMap((_, index) => [
        ...checkName(form, index),
        ...checkError(form, index),
        ...checkOptions(form, index),
      ]),
      ...checkReply(form),
    ])
}

/** Returns the forms of a file: it is one itself, or a page with one among its sections. */
function formsOf(record: ContentRecord): Form[] {
  const data = record.data as { sections?: SectionEntry[]; own?: { more?: SectionEntry[] } }
  const locations: { path: Step[]; section: object }[] = [
    { path: [], section: record.data },
    ...(data.sections ?? []).map((section, index) => ({ path: ['sections', index], section })),
    ...(data.own?.more ?? []).map((section, index) => ({ path: ['own', 'more', index], section })),
  ]
  return locations.flatMap(({ path, section }) => {
    const { kind, fields } = section as { kind?: string; fields?: FormField[] }
    if (kind !== 'consultation-form' || !fields) return []
    return [{ record, path: [...path, 'fields'], fields }]
  })
}

function at({ record, path }: Form, steps: readonly Step[], text: DiagnosticText): Diagnostic {
  const whole = [...path, ...steps]
  return diagnosticAt(record, whole, { ...text })
}

function checkName(form: Form, index: number): Diagnostic[] {
  const { name } = form.fields[index]!
  const first = form.fields.findIndex((other) => other.name === name)
  if (first < index) {
    return [
      at(form, [index, 'name'], {
        kind: 'form-name-twice',
        found: `"${name}", which field ${first + 1} is called too`,
        allowed: 'a name that no other field of the form has',
        fix: 'Name it after what it asks for, such as secondPhone.',
      }),
    ]
  }
  if (!reserved.includes(name.toLowerCase())) return []
  return [
    at(form, [index, 'name'], {
      kind: 'form-name-reserved',
      found: `"${name}", which means something else to form services or browsers`,
      allowed: `any name but: ${reserved.join(', ')}`,
      fix: `Name it after what it asks for, such as ${name}Answer or libraryCard.`,
    }),
  ]
}

function checkError(form: Form, index: number): Diagnostic[] {
  const { name, type, required, error } = form.fields[index]!
  if (error !== undefined || !(required || type === 'email')) return []
  const why = required ? 'which is required' : 'which may be malformed'
  return [
    at(form, [index], {
      kind: 'form-error-missing',
      found: `no "error" in the field "${name}", ${why}`,
      allowed: 'the sentence that a visitor reads when the answer is missing or malformed',
      fix: 'Add a line such as "error: Enter your phone number".',
    }),
  ]
}

function checkOptions(form: Form, index: number): Diagnostic[] {
  const { name, type, options } = form.fields[index]!
  if (type === 'select' && !options) {
    return [
      at(form, [index], {
        kind: 'form-options',
        found: `no "options" in the select "${name}"`,
        allowed: 'two or more options, each with a value and a label',
        fix: 'Add "options:", or choose another type.',
      }),
    ]
  }
  if (type !== 'select' && options) {
    return [
      at(form, [index, 'options'], {
        kind: 'form-options',
        found: `"options" in the field "${name}" of type ${type}, which would never be shown`,
        allowed: 'options in a field of type select',
        fix: 'Write "type: select", or remove the options.',
      }),
    ]
  }
  const values = (options ?? []).map(({ value }) => value)
  const twice = values.flatMap((value, option) =>
    values.indexOf(value) === option
      ? []
      : at(form, [index, 'options', option, 'value'], {
          kind: 'form-options',
          found: `"${value}", which another option of "${name}" sends too`,
          allowed: 'a value that no other option of the field has',
          fix: 'Give the option a value of its own.',
        }),
  )
  return [...twice, ...(options ?? []).flatMap((_, option) => checkTimes(form, index, option))]
}

/** Finds labels that name the hours or days of an option that says none. */
function checkTimes(form: Form, index: number, option: number): Diagnostic[] {
  const { label, between, days } = form.fields[index]!.options![option]!
  const unfilled = [
    ...(label.includes('{times}') && !between ? [['times', 'between'] as const] : []),
    ...(label.includes('{openDays}') && !days ? [['openDays', 'days'] as const] : []),
  ]
  return unfilled.map(([variable, field]) =>
    at(form, [index, 'options', option, 'label'], {
      kind: 'form-options',
      found: `{${variable}}, and the option has no "${field}"`,
      allowed: `{${variable}} in the label of an option with "${field}"`,
      fix: `Add a line "${field}:" that says when the option is, or write the label in other words.`,
    }),
  )
}

function checkReply(form: Form): Diagnostic[] {
  const replies = form.fields.some(
    ({ type, required }) => required && (type === 'tel' || type === 'email'),
  )
  if (replies) return []
  return [
    at(form, [], {
      kind: 'form-without-reply',
      found: 'no required field of type tel or email',
      allowed: 'at least one number or address, without which nobody could be answered',
      fix: 'Add "required: true" and an "error" to the field with the telephone number or email address.',
    }),
  ]
}
