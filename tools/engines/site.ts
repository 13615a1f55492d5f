import type { Server } from 'node:http'
import { checkContentDir } from '../../src/gatsby/read-content'
import { contentDir } from '../../src/gatsby/settings'
import { builtPathPrefix } from '../built-path-prefix'
import { startFormCollector } from '../form-collector'
import { collectorFile, collectorPort, sitePort } from '../ports'
import { builtPages, htmlOf } from '../speed/pages'
import { startStaticServer } from '../static-server'

/** Where the built site is served. */
export const siteAddress = `http://localhost:${sitePort}${builtPathPrefix()}`

/**
 * Serves the built site and the form collector, each unless its port answers already.
 *
 * @returns what ends them
 */
export async function serveSite(): Promise<() => void> {
  const servers: Server[] = []
  if (!(await answers(sitePort))) servers.push(await startStaticServer(sitePort, 'public'))
  if (!(await answers(collectorPort))) {
    servers.push(await startFormCollector(collectorPort, collectorFile))
  }
  return () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  )
}

/**
 * The path of the first page whose HTML holds a text.
 *
 * @throws where there is none
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

/** The words of the consultation form. */
export interface FormWords {
  fields: Record<string, { label: string; error?: string }>
  serviceTypes: { value: string; label: string }[]
  preferredTimes: { value: string; label: string }[]
  button: string
  busy: string
  errorSummary: string
  success: Message
  sent: { again: string }
  failure: Message
}

/** The words of the newsletter form. */
export interface NewsletterWords {
  empty: Message
  success: Message
}

/** The words of the first section of a kind, wherever they are written; no words where there is none. */
function sectionWords(kind: string): unknown {
  const sections = checkContentDir(contentDir()).records.all.flatMap(({ data }) => {
    const file = data as { kind?: unknown; sections?: readonly { kind?: unknown }[] }
    return [file, ...(file.sections ?? [])]
  })
  return sections.find((one) => one.kind === kind) ?? {}
}

export const formWords = sectionWords('consultation-form') as FormWords

export const newsletterWords = sectionWords('newsletter') as NewsletterWords
