import { formNameField, type FormService } from '../content-model/form-service'
import type { Message } from '../content-model/schemas/fields'
import { escapeHtml } from '../content-model/text'

/** A form as the page shows it. */
export interface PostedForm {
  service: FormService
  /** Names of all fields that may be posted. */
  names: readonly string[]
  /** Name of the honeypot field. */
  trap: string
  /** What is said when the form was received. */
  message: Message
}

/** Site and language of the page. */
export interface ReceivedPageSite {
  fullName: string
  /** Address of the home page. */
  home: string
  locale: string
}

/**
 * Returns the page at the path that a form is posted to where the host of the site takes forms. When
 * the site is published, Netlify Forms reads in it which form with which fields there is; what React
 * renders is not changed by that. A visitor without JavaScript is shown it as the answer.
 */
export function receivedPage(
  { service, names, trap, message }: PostedForm,
  site: ReceivedPageSite,
): string {
  const { fields } = service
  const name = fields[formNameField] ?? ''
  const inputs = names
    .filter((one) => !(one in fields))
    .map((one) => `<input name="${escapeHtml(one)}">`)
  const fixed = Object.entries(fields).map(
    ([one, value]) =>
      `<input type="hidden" name="${escapeHtml(one)}" value="${escapeHtml(value)}">`,
  )
  return [
    `<!doctype html><html lang="${escapeHtml(site.locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(message.title)}</title>`,
    '<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.25rem/1.6 sans-serif}</style>',
    `</head><body><main><h1>${escapeHtml(message.title)}</h1><p>${escapeHtml(message.text)}</p>`,
    `<p><a href="${escapeHtml(site.home)}">${escapeHtml(site.fullName)}</a></p></main>`,
    `<form name="${escapeHtml(name)}" method="post" data-netlify="true" netlify-honeypot="${escapeHtml(trap)}" hidden>`,
    ...fixed,
    ...inputs,
    '</form></body></html>',
  ].join('')
}
