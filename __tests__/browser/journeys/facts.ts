import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { siteFolder } from '../../sites/read-site'

/** The prices and figures of the site, as pages show them. */
export function readFacts(): Record<string, string> {
  const prices = Object.entries(read('prices.yaml')).map(([name, amount]) => [name, `$${amount}`])
  return { ...read('facts.yaml'), ...(Object.fromEntries(prices) as Record<string, string>) }
}

function read(file: string): Record<string, string> {
  const text = readFileSync(join(siteFolder('whole-site'), file), 'utf8')
  return parse(text, { schema: 'failsafe', logLevel: 'error' }) as Record<string, string>
}
