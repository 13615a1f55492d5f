import { addressIn } from './language'

/** Name of the honeypot field, which only bots fill in. Form services know it by this name too. */
export const trapField = '_gotcha'

/** The service that a form is posted to. */
export interface FormService {
  /** An address, or a path of this site where the host itself takes forms. */
  endpoint: string
  /** How a script encodes the answers. Without scripts browsers always post `form`. */
  encoding: 'json' | 'form'
  /** Fixed fields that the service wants with every form, such as a key. They are public. */
  fields: Readonly<Record<string, string>>
}

/** Name of the field that tells Netlify Forms which form is posted. */
export const formNameField = 'form-name'

/** Returns whether the host of the site itself accepts the form. */
export function isOnSite({ endpoint }: FormService): boolean {
  return endpoint.startsWith('/')
}

/** Returns a service for the pages of a language: another language is sent as an additional field. */
export function serviceIn(service: FormService, language: string): FormService {
  if (language === '') return service
  return {
    ...service,
    endpoint: isOnSite(service) ? addressIn(language, service.endpoint) : service.endpoint,
    fields: { ...service.fields, language },
  }
}

/** Returns a service with the path of the site before the endpoint, where the host takes the form. */
export function withPathPrefix(service: FormService, pathPrefix: string): FormService {
  return isOnSite(service) ? { ...service, endpoint: pathPrefix + service.endpoint } : service
}

/** Returns the host of the service that takes the form: web3forms.com. `undefined` for the site itself, and on this computer. */
export function domainOf({ endpoint }: FormService): string | undefined {
  if (!endpoint.startsWith('https://')) return undefined
  return new URL(endpoint).hostname.replace(/^(api|www)\./, '')
}

/** The pages that thank visitors without JavaScript, where the service is on another site. */
export const receivedPaths = {
  'consultation-form': '/request-received',
  newsletter: '/newsletter-received',
} as const

/**
 * Services that send visitors without JavaScript on to another host of theirs, which the content security policy
 * blocks, and the field with the page to send them to instead.
 */
const redirectFields: Readonly<Record<string, string>> = { 'web3forms.com': 'redirect' }

/** Returns a service that sends visitors without JavaScript to a page of this site. */
export function withRedirect(service: FormService, page: string): FormService {
  const field = redirectFields[domainOf(service) ?? '']
  if (field === undefined || service.fields[field]?.startsWith('https://')) return service
  return { ...service, fields: { ...service.fields, [field]: page } }
}
