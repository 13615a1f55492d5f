import { ask, headerOf, type Answer } from './ask'
import { headerFaults } from './compare'
import type { Check } from './results'
import type { Server } from './server'
import type { SiteFacts } from './site-facts'

const encodings = { 'accept-encoding': 'br, gzip' }

/**
 * Requests a page twice, the second time as a browser that has cached it: no body may be sent
 * again. Browsers revalidate every page, so otherwise they would load all of it each time.
 */
export async function checkUnchanged(
  server: Server,
  path: string,
  rules: SiteFacts['rules'],
): Promise<Check> {
  const name = `${path}, asked again`
  const first = await ask(server.port, { method: 'GET', path, headers: encodings })
  const etag = headerOf(first, 'etag')
  if (!etag) return { name, passed: false, detail: 'no ETag' }
  const headers = { ...encodings, 'if-none-match': etag }
  const again = await ask(server.port, { method: 'GET', path, headers })
  const faults = unchangedFaults(again, path, rules)
  return faults.length === 0
    ? { name, passed: true }
    : { name, passed: false, detail: faults.join('; ') }
}

/** Returns every fault of the answer to a browser that has cached the page. */
export function unchangedFaults(answer: Answer, path: string, rules: SiteFacts['rules']): string[] {
  if (answer.status !== 304) return [`status ${answer.status}, expected 304`]
  return [
    ...headerFaults(answer.headers, path, rules),
    ...(answer.body.length > 0 ? ['304 with a body'] : []),
  ]
}
