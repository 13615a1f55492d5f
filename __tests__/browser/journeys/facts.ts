import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { siteFolder } from '../../sites/read-site'

/** The prices and figures of the site, as pages show them. */
export function readFacts(): Record<string, string> {
  return parse(readFileSync(join(siteFolder('whole-site'), 'facts.yaml'), 'utf8')) as Record<
    string,
    string
  >
}
