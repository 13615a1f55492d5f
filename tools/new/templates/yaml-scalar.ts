import { stringify } from 'yaml'

/** Words as a value of YAML on one line, in quotes where they need them. */
export function yamlScalar(text: string | undefined): string {
  return stringify((text ?? '').replace(/\s+/g, ' ').trim(), {
    lineWidth: 0,
    singleQuote: true,
  }).trimEnd()
}
