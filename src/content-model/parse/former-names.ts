/** A field that had another name in the last version. */
interface RenamedField {
  was: string
  is: string
  /** Files that have it. */
  files: RegExp
  /** True if it may also stand inside another field. */
  nested?: true
}

const renamedFields: readonly RenamedField[] = [
  { was: 'scene', is: 'illustration', files: /./, nested: true },
  { was: 'decisions', is: 'stepGuides', files: /^interface\// },
  { was: 'light', is: 'openStatus', files: /(?:^|\/)site\.yaml$/ },
]

/** A former name in a file. */
export interface FormerName {
  was: string
  is: string
  /** Line that it is on, counted from 1. */
  line: number
}

/** Returns a path with the name that its folder has today. */
export const todaysPath = (path: string): string =>
  path.replace(/^((?:[a-z]{2,3}\/)?)decisions\//, '$1step-guides/')

/**
 * Returns the text of a content file with the names that its fields have today, on the same lines, and the former
 * names that were in it. They are read for one more version; `npm run check -- --fix` replaces them.
 */
export function withTodaysNames(
  path: string,
  text: string,
): { text: string; former: FormerName[] } {
  const former: FormerName[] = []
  const renamed = renamedFields.filter(({ files }) => files.test(path))
  const lines = text.split('\n')
  const end = path.endsWith('.mdx')
    ? lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line))
    : lines.length
  const now = lines.map((line, index) => {
    const [, start, name, rest] = /^( *(?:- )?)(\w+)(:(?:\s.*)?)$/.exec(line) ?? []
    const field = renamed.find(({ was, nested }) => was === name && (nested ?? start === ''))
    if (!field || index >= end) return line
    former.push({ was: field.was, is: field.is, line: index + 1 })
    return `${start}${field.is}${rest}`
  })
  return { text: now.join('\n'), former }
}
