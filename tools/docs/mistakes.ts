import type { ExampleLocation, Mistake } from '../../src/content-model/diagnostics/mistake'
import { mistakeGroups } from '../../src/content-model/diagnostics/mistakes'

/** Path of the documentation of mistakes. */
export const mistakesFile = 'docs/mistakes.md'

const locations: Readonly<Record<ExampleLocation, string>> = {
  text: 'In the text of an article',
  'front matter': 'In the front matter of an article',
  page: 'In a page',
  alert: 'In a file of content/alerts',
  section: 'In a section of a page',
  file: 'A file',
}

const stops = {
  build: 'The site is not built until it is fixed.',
  check: 'The site can be built, but the check and the tests fail.',
  nothing: 'It is a warning; the check still passes.',
}

/** Returns the documentation of every kind of mistake, from the same source as the messages. */
export function mistakesMarkdown(): string {
  const count = mistakeGroups.reduce((sum, group) => sum + Object.keys(group.mistakes).length, 0)
  const head = `# Mistakes

The ${count} kinds of mistakes that \`npm run check\` finds, why each matters, and what to write instead.
This file is made by \`npm run docs\` from \`src/content-model/diagnostics/\`, where the messages
come from too. Each example is tested. If it names \`content/\`, that is your content folder: \`site/\`
after \`npm run adopt\`.
`
  return [head, ...mistakeGroups.map(group)].join('\n')
}

function group({ title, mistakes }: (typeof mistakeGroups)[number]): string {
  return [`## ${title}\n`, ...Object.entries<Mistake>(mistakes).map(entry)].join('\n')
}

function entry([kind, mistake]: [string, Mistake]): string {
  const { title, why, in: location, bad, good } = mistake
  return `### ${title.replace(/[<>]/g, '\\$&').replace(/`/g, '\\`')}

\`${kind}\`. ${why.replace(/[<>]/g, '\\$&')} ${stops[mistake.stops ?? 'build']}

${locations[location]}, not this:

${fenced(bad)}

but this:

${fenced(good)}
`
}

/** Returns a code block that may contain ```. */
function fenced(text: string): string {
  return `\`\`\`\`text\n${text}\n\`\`\`\``
}
