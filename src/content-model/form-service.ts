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
