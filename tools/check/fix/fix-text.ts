/** One fix that was applied. */
export interface Change {
  file: string
  /** Line after the fix, counted from 1. */
  line: number
  what: string
}

/** Facts of the whole site that fixes need. */
export interface FixContext {
  /** Origin of the site, such as https://porchlight.example. */
  origin?: string
  /** Spelling of tags by their lower case; only tags with one most frequent spelling. */
  tags: ReadonlyMap<string, string>
}

/** Fix of one line. */
interface LineFix {
  what: string
  /** Part of a file that it applies to. */
  for: 'fields' | 'body' | 'both'
  fix: (line: string, context: FixContext) => string
}

const days =
  /^(\s*(?:date|publishOn|reviewedOn|nextReview):\s*['"]?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?=['"]?\s*$)/

const lineFixes: readonly LineFix[] = [
  {
    what: 'no spaces at the end of the line',
    for: 'fields',
    fix: (line) => line.trimEnd(),
  },
  {
    // Two spaces or more may be meant as a line break, which has more than one fix.
    what: 'no space at the end of the line',
    for: 'body',
    fix: (line) => line.replace(/^(|.*\S)(?: |\t)$|^\s+$/, '$1'),
  },
  {
    what: 'a day with two digits for month and day',
    for: 'fields',
    fix: (line) =>
      line.replace(
        days,
        (_line, start: string, year: string, month: string, day: string) =>
          `${start}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      ),
  },
  {
    what: 'a link to a page of ours by its path',
    for: 'both',
    fix: (line, { origin }) => {
      if (!origin) return line
      const host = origin.replace(/^https?:\/\//, '').replace(/[.]/g, '\\.')
      return line.replace(
        new RegExp(`(\\]\\(|\\bto="|^\\s*(?:- )?to: ['"]?)https?://${host}(?=[/)"'\\s]|$)/?`, 'g'),
        '$1/',
      )
    },
  },
  {
    what: 'a link without a slash at its end',
    for: 'both',
    fix: (line) =>
      line.replace(
        /(\]\(|\bto="|^\s*(?:- )?to: ['"]?)(\/[a-z0-9/-]*[a-z0-9])\/(?=[)"'?#]|\s*$)/g,
        '$1$2',
      ),
  },
  {
    what: 'a tag written as elsewhere',
    for: 'fields',
    fix: (line, { tags }) =>
      line.replace(
        /^(\s*tags:\s*\[)([^\]"']*)(\]\s*)$/,
        (_line, start: string, list: string, end: string) =>
          start +
          list.replace(/[^,]+/g, (entry) => {
            const tag = entry.trim()
            return entry.replace(tag, tags.get(tag.toLowerCase()) ?? tag)
          }) +
          end,
      ),
  },
]

/** The text of a file after a fix, and what was fixed in it. */
export interface FixedText {
  text: string
  changes: Change[]
}

/** Replaces each tab at the start of a line of fields with two spaces, which may be too many or too few. */
export function fixTabs(file: string, text: string): FixedText {
  const lines = text.split('\n')
  const body = bodyStart(file, lines)
  const changes: Change[] = []
  const fixed = lines.map((line, index) => {
    const start = /^[ \t]*\t[ \t]*(?=\S)/.exec(line)?.[0]
    if (start === undefined || index >= body) return line
    changes.push({ file, line: index + 1, what: 'spaces in place of a tab' })
    return start.replaceAll('\t', '  ') + line.slice(start.length)
  })
  return { text: fixed.join('\n'), changes }
}

/** Applies all line fixes to the text of a file. Words are never changed. */
export function fixText(file: string, text: string, context: FixContext): FixedText {
  const changes: Change[] = []
  const note = (line: number, what: string): void => void changes.push({ file, line, what })

  const bare = text.replace(/^\uFEFF/, '')
  if (bare !== text) note(1, 'no invisible mark at the start of the file')
  const unix = bare.replace(/\r\n?/g, '\n')
  if (unix !== bare) note(1, 'line ends as everywhere else, not those of Windows')

  const lines = unix.replace(/\n*$/, '').split('\n')
  const body = bodyStart(file, lines)
  const fixed = lines.map((line, index) =>
    lineFixes.reduce((now, fix) => {
      if (fix.for !== 'both' && (fix.for === 'body') !== index >= body) return now
      const next = fix.fix(now, context)
      if (next !== now) note(index + 1, fix.what)
      return next
    }, line),
  )
  const whole = `${fixed.join('\n')}\n`
  if (!unix.endsWith('\n') || unix.endsWith('\n\n')) note(fixed.length, 'one line end at the end')
  return { text: whole, changes }
}

/**
 * Returns the index of the first line after the front matter; the number of lines where all are
 * fields.
 */
function bodyStart(file: string, lines: readonly string[]): number {
  if (!file.endsWith('.mdx')) return lines.length
  if (!lines[0]?.startsWith('---')) return 0
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line))
  return end < 0 ? lines.length : end + 1
}
