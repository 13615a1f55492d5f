import { stringify } from 'yaml'

/** Words as a value of YAML on one line, in quotes where they need them. */
export function scalar(words: string | undefined): string {
  return stringify((words ?? '').replace(/\s+/g, ' ').trim(), {
    lineWidth: 0,
    singleQuote: true,
  }).trimEnd()
}
