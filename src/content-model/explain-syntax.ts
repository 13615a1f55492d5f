import type { Problem } from './problem'

interface Explanation {
  /** What the line looks like where the reader of MDX gave up. */
  looks: RegExp
  found: string
  allowed: string
  mend: string
}

/** The slips that make an article unreadable as MDX, most telling first. */
const explanations: readonly Explanation[] = [
  {
    looks: /<!--/,
    found: 'an HTML comment <!-- -->',
    allowed: 'words only',
    mend: 'Remove the comment.',
  },
  {
    looks: /<(https?:|mailto:|www\.|[^\s<>@]+@)/,
    found: 'an address between < and >',
    allowed: '[words](https://…)',
    mend: 'Write [words that say where it leads](https://…).',
  },
  {
    looks: /<\s*(br|hr|img|input|wbr)\b/i,
    found: 'an HTML tag',
    allowed: 'Markdown',
    mend: 'Remove the tag. Leave an empty line to start a new paragraph.',
  },
  {
    looks: /<[\d\s=$]/,
    found: 'a < sign in running words',
    allowed: 'words, such as "less than 5 minutes"',
    mend: 'Write "less than" in words.',
  },
  {
    looks: /[{}]/,
    found: 'a { or } in running words',
    allowed: 'a fact such as {phone}, with both braces',
    mend: 'Remove the brace, or write the name of a fact between two of them.',
  },
  {
    looks: /<\/?[A-Za-z]/,
    found: 'a tag that is not opened and closed in pairs',
    allowed: 'an opening tag, an empty line, words, an empty line, a closing tag',
    mend: 'Close the tag, or remove it.',
  },
]

/** Turns an error of the MDX reader into a problem that a writer understands. */
export function explainSyntax(file: string, body: string, error: unknown): Problem {
  const at = error as { line?: number | null; column?: number | null; message?: string }
  // Some errors name their place in the message only: "... (12:1-12:20)".
  const named = /\((\d+):(\d+)-/.exec(at.message ?? '')
  const line = at.line ?? Number(named?.[1] ?? 1)
  const text = body.split('\n')[line - 1] ?? ''
  const match = explanations.find((explanation) => explanation.looks.test(text))
  return {
    file,
    line,
    column: at.column ?? Number(named?.[2] ?? 1),
    field: 'text',
    found: match?.found ?? (at.message ?? 'something that cannot be read').replace(/\s+/g, ' '),
    allowed: match?.allowed ?? 'Markdown and the components of docs/writing.md',
    mend: match?.mend ?? 'Compare with another article.',
  }
}
