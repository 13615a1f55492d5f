import { stringify } from 'yaml'

/** Returns a string as a YAML scalar on one line, quoted where necessary. */
export function yamlScalar(text: string | undefined): string {
  return stringify((text ?? '').replace(/\s+/g, ' ').trim(), {
    lineWidth: 0,
    singleQuote: true,
  }).trimEnd()
}
