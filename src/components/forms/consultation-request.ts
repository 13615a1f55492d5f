import { fillText } from '../../content-model/text'
import type { PageInterface } from '../../content-model/schemas/interface'
import type { ConsultationForm, FormField } from '../../content-model/schemas/sections/forms'

/** Answers of the form, by the names they are sent under. */
export type ConsultationRequest = Readonly<Record<string, string>>

type Fields = readonly FormField[]

/** Reads the answers of the form, trimmed. */
export function readRequest(form: HTMLFormElement, fields: Fields): ConsultationRequest {
  const data = new FormData(form)
  const read = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return Object.fromEntries(fields.map(({ name }) => [name, read(name)]))
}

/** Validation error of a field. */
export interface FieldError {
  /** Name of the field. */
  field: string
  text: string
}

/** Finds required fields without an answer, and email addresses without an @. */
export function findErrors(request: ConsultationRequest, fields: Fields): FieldError[] {
  return fields
    .filter(({ name, type, required }) => {
      const answer = request[name]
      if (!answer) return required
      return type === 'email' && !/^[^\s@]+@[^\s@]+$/.test(answer)
    })
    .map(({ name, label, error }) => ({ field: name, text: error ?? label }))
}

/** Returns the body of the consultation request. */
export function requestBody(
  request: ConsultationRequest,
  fields: Fields,
  { subject }: PageInterface['forms'],
): ConsultationRequest & { subject: string } {
  return {
    ...request,
    subject: fillText(subject, { name: oneLine(answerOf(request, nameField(fields))) }),
  }
}

/** Returns the number or address that the visitor is answered at. */
export function replyTo(request: ConsultationRequest, fields: Fields): string {
  return answerOf(request, replyField(fields))
}

function answerOf(request: ConsultationRequest, field: FormField | undefined): string {
  return (field && request[field.name]) ?? ''
}

/** Returns the field that says who the visitor is. */
function nameField(fields: Fields): FormField | undefined {
  return (
    fields.find(({ name }) => name === 'name') ??
    fields.find(({ type, required }) => type === 'text' && required) ??
    replyField(fields)
  )
}

/** Returns the field with the number or address that the visitor is answered at. */
export function replyField(fields: Fields): FormField | undefined {
  return fields.find(({ type, required }) => required && (type === 'tel' || type === 'email'))
}

/** Removes line breaks and control characters, so that a subject stays on one line. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/**
 * Returns initial values of the query string, by field: `?about=` chooses an option of the select
 * whose options name such values, otherwise of the first one; `?for=` a relative and `?with=` a member
 * of the team begin the text of the first text area.
 */
export function readAddress(
  search: string,
  copy: Pick<ConsultationForm, 'fields' | 'visitFor' | 'visitWith' | 'people'>,
): Record<string, string> {
  const query = new URLSearchParams(search)
  const about = query.get('about') ?? ''
  const selects = copy.fields.filter(({ type }) => type === 'select')
  const select = selects.find(({ options }) => options?.some((one) => one.about)) ?? selects[0]
  const option = select?.options?.find(
    ({ value, about: others = [] }) => value === about || others.includes(about),
  )
  const textArea = copy.fields.find(({ type }) => type === 'textarea')
  const person = copy.people.find(({ id }) => id === query.get('with'))
  const relative = Object.entries(copy.visitFor ?? {}).find(([name]) => name === query.get('for'))
  const issue = [
    ...(relative ? [relative[1]] : []),
    ...(person && copy.visitWith ? [fillText(copy.visitWith, { person: person.name })] : []),
  ].join(' ')
  return {
    ...(select && option ? { [select.name]: option.value } : {}),
    ...(textArea && issue ? { [textArea.name]: issue } : {}),
  }
}

/**
 * Groups the digits of a telephone number that was typed without a space, so that it is easy to check:
 * 2025550177 as (202) 555-0177. Any other text stays as typed.
 */
export function groupDigits(number: string): string {
  return number.replace(/^(\+?1)?(\d{3})(\d{3})(\d{4})$/, (_, country: string, ...groups) => {
    const [area, first, last] = groups as string[]
    return `${country ? `${country} ` : ''}(${area}) ${first}-${last}`
  })
}
