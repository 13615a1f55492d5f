import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The prices and figures of content/facts.yaml, as pages show them. */
export function readFacts(): Record<string, string> {
  return parse(readFileSync('content/facts.yaml', 'utf8')) as Record<string, string>
}
