import type { Mistake } from '../../src/content-model/diagnostics/mistake'
import { mistakeGroups } from '../../src/content-model/diagnostics/mistakes'

/** Path of the documentation of mistakes. */
export const mistakesFile = 'docs/mistakes.md'

const marks = { check: ' *(check)*', nothing: ' *(warning)*' }

/** Returns the list of all kinds of mistakes, from the same source as the messages. */
export function mistakesMarkdown(): string {
  const groups = Object.entries<Readonly<Record<string, Mistake>>>(mistakeGroups)
  const count = groups.reduce((sum, [, mistakes]) => sum + Object.keys(mistakes).length, 0)
  const lists = groups.map(([title, mistakes]) =>
    [`## ${title}\n`, ...Object.entries(mistakes).map(entry), ''].join('\n'),
  )
  return `# Mistakes

The ${count} kinds of mistakes that \`npm run check\` finds, and why each matters. The report names the place, what
is there, what is allowed, and what to do. A mistake stops the build. With *(check)* the site can be built, but the
check and the tests fail; a *(warning)* stops nothing.

\`npm run docs\` makes this file from \`src/content-model/diagnostics/\`.

${lists.join('\n').trimEnd()}
`
}

function entry([kind, { title, why, stops }]: [string, Mistake]): string {
  return `- **${escape(title)}.** ${escape(why)}${stops ? marks[stops] : ''} \`${kind}\``
}

const escape = (text: string): string => text.replace(/[<>`*]/g, '\\$&')
