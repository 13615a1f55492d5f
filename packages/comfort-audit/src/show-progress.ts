import type { ProgressEvent } from './audit'

/** Shows progress on stderr: one line for each site, one dot for each page or journey. */
export function showProgress(event: ProgressEvent): void {
  if (event.kind === 'step') process.stderr.write('.')
  else {
    const { site, rules, pages } = event
    process.stderr.write(`\n${site}: ${count(rules, 'rule')} on ${count(pages, 'page')}\n`)
  }
}

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`
