import type { PageInterface } from '../../content-model/schemas/interface'
import type { ConsultationForm } from '../../content-model/schemas/sections/consultation-form'
import { fillText } from '../ui/interface'

/** Values of the form, by the names they are sent under. */
export interface ConsultationRequest {
  name: string
  phone: string
  email: string
  serviceType: string
  issue: string
  preferredTime: string
}

export type RequestField = keyof ConsultationRequest

export const requestFields: readonly RequestField[] = [
  'name',
  'phone',
  'email',
  'serviceType',
  'issue',
  'preferredTime',
]

/** Name of the honeypot field, which only bots fill in. Form services know it by this name too. */
export const trapField = '_gotcha'

/** Reads the values of the form, trimmed. */
export function readRequest(form: HTMLFormElement): ConsultationRequest {
  const data = new FormData(form)
  const read = (name: RequestField): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return Object.fromEntries(requestFields.map((name) => [name, read(name)])) as Record<
    RequestField,
    string
  >
}

/** Validation error of a field. */
export interface FieldError {
  field: RequestField
  text: string
}

/** Validates a request: name and phone are required, and an e-mail address must have an @. */
export function findErrors(
  request: ConsultationRequest,
  fields: ConsultationForm['fields'],
): FieldError[] {
  const wrong: RequestField[] = []
  if (!request.name) wrong.push('name')
  if (!request.phone) wrong.push('phone')
  if (request.email && !/^[^\s@]+@[^\s@]+$/.test(request.email)) wrong.push('email')
  return wrong.map((field) => ({ field, text: fields[field].error ?? fields[field].label }))
}

/** Returns the JSON body of the consultation request. */
export function requestBody(
  request: ConsultationRequest,
  { subject }: PageInterface['forms'],
): ConsultationRequest & { subject: string } {
  return { ...request, subject: fillText(subject, { name: oneLine(request.name) }) }
}

/** Removes line breaks and control characters, so that a subject stays on one line. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/**
 * Returns initial values of the query string: `?about=` a service, `?with=` a member of the team.
 */
export function readAddress(
  search: string,
  copy: Pick<ConsultationForm, 'serviceTypes' | 'visitWith' | 'people'>,
): { serviceType: string; issue: string } {
  const query = new URLSearchParams(search)
  const about = query.get('about') ?? ''
  const option = copy.serviceTypes.find(
    ({ value, about: others = [] }) => value === about || others.includes(about),
  )
  const person = copy.people.find(({ id }) => id === query.get('with'))
  return {
    serviceType: option?.value ?? '',
    issue: person ? copy.visitWith.replace('{person}', () => person.name) : '',
  }
}
