import type { ContentRecords } from '../../src/content-model/record'
import { describeKinds, type Field, type Kind } from './describe-kinds'
import { findExamples, type Example } from './find-examples'

/** Path of the documentation of sections, and of its screenshots relative to docs/. */
export const markdownFile = 'docs/sections.md'
export const screenshotPath = (kind: string): string => `sections/${kind}.webp`

/** Returns docs/sections.md: every section kind with its screenshot, fields and an example. */
export function sectionsMarkdown(records: ContentRecords): string {
  const examples = findExamples(records)
  const kinds = describeKinds()
  return `# Sections

<!-- Made by \`npm run docs\` from src/content-model/schemas/sections, content/ and the built site. -->

A page is a list of sections. Each has a \`kind\` and the fields of that kind; a section that many pages
use stands in \`content/shared\` and is named with \`shared: <file>\`. Facts in braces, such as \`{phone}\`,
may stand in all words.

${kinds.map(({ kind }) => `- [${kind}](#${kind})`).join('\n')}
${kinds.map((kind) => kindMarkdown(kind, examples.get(kind.kind))).join('')}`
}

function kindMarkdown({ kind, description, fields }: Kind, example: Example | undefined): string {
  if (!example) throw new Error(`No page of content/ shows a section of the kind "${kind}".`)
  return `
## ${kind}

${description}

![A section of the kind ${kind}](${screenshotPath(kind)})

${fields.map(fieldMarkdown).join('\n')}

From \`content/${example.file}\`:

\`\`\`yaml
${example.yaml.trimEnd()}
\`\`\`
`
}

function fieldMarkdown({ name, optional, type, description }: Field): string {
  return `- \`${name}\`${optional ? ' (optional)' : ''}: ${type}. ${description}`.trimEnd()
}
