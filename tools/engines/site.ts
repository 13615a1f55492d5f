import { checkContentDir } from '../../src/build/read-content'
import { contentDir } from '../../src/build/settings'
import { builtPathPrefix } from '../built-path-prefix'
import { startFormCollector } from '../form-collector'
import { builtCollectorPort, collectorFile, sitePort } from '../ports'
import { builtPages, htmlOf } from '../speed/pages'
import { startStaticServer } from '../static-server'

/** Origin at which the built site is served. */
export const siteAddress = `http://localhost:${sitePort}${builtPathPrefix()}`

/**
 * Serves the built site and its form collector.
 *
 * @returns function that stops them
 */
export async function serveSite(): Promise<() => void> {
  const servers = [
    await startStaticServer(sitePort, 'public'),
    await startFormCollector(builtCollectorPort(), collectorFile),
  ]
  return () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
}

/**
 * Returns the path of the first page whose HTML contains a text.
 *
 * @throws Error where there is none
 */
export function pageWith(text: string | RegExp, from = '/'): string {
  const path = builtPages()
    .filter((one) => one.startsWith(from))
    .find((one) => new RegExp(text).test(htmlOf(one)))
  if (!path) throw new Error(`No page of the site has ${String(text)}.`)
  return path
}

interface Message {
  title: string
  text: string
}

/** Copy of the consultation form. */
export interface FormCopy {
  fields: {
    name: string
    type: string
    label: string
    required?: boolean
    error?: string
    options?: { value: string; label: string }[]
  }[]
  button: string
  busy: string
  errorSummary: string
  success: Message
  sent: { again: string }
  failure: Message
}

/** Copy of the newsletter form. */
export interface NewsletterCopy {
  empty: Message
  success: Message
}

/**
 * Returns the copy of the first section of a kind, in whichever content file; `{}` where there is
 * none.
 */
function sectionCopy(kind: string): unknown {
  const sections = checkContentDir(contentDir()).records.all.flatMap(({ data }) => {
    const file = data as { kind?: unknown; sections?: readonly { kind?: unknown }[] }
    return [file, ...(file.sections ?? [])]
  })
  return sections.find((one) => one.kind === kind) ?? {}
}

export const formCopy = sectionCopy('consultation-form') as FormCopy

/** Returns a field of the consultation form. */
export const formField = (name: string): FormCopy['fields'][number] | undefined =>
  formCopy.fields.find((field) => field.name === name)

export const newsletterCopy = sectionCopy('newsletter') as NewsletterCopy
