import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { measureImages, readContentFiles } from '../../src/build/read-content'
import { checkSite } from '../../src/content-model/check-site'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import { todaysPath, withTodaysNames } from '../../src/content-model/parse/former-names'
import { withoutUnseen } from '../../src/content-model/parse/unseen-signs'
import type { ContentRecords, SourceFile } from '../../src/content-model/record'
import { formatContent } from '../format/format-content'
import { keepOpen } from './confirm'

/** One fix that was applied. */
export interface Change {
  file: string
  /** Line after the fix, counted from 1. */
  line: number
  what: string
}

/** Facts of the whole site that fixes need. */
interface FixContext {
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
    what: 'no invisible characters',
    for: 'both',
    fix: withoutUnseen,
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

/** Deletes the marks that claims had in older versions. */
function withoutMarks(file: string, text: string): FixedText {
  const marks = file === 'site.yaml' ? / !claim(?=\s)/g : / !claim(?=\s)|^sample: .*\n/gm
  const unmarked = file.endsWith('.yaml') ? text.replace(marks, '') : text
  const what = 'no marks of claims: copied.yaml has them'
  return { text: unmarked, changes: unmarked === text ? [] : [{ file, line: 1, what }] }
}

/** Replaces the names that fields and folders had in the last version. */
function fixFormerNames(file: string, written: string): FixedText {
  const { text, former } = withTodaysNames(file, written)
  const changes = former.map(({ line, is }) => ({
    file,
    line,
    what: `${is}, as the field is called now`,
  }))
  if (todaysPath(file) === file) return { text, changes }
  const what = `the folder step-guides: the file is ${todaysPath(file)} now`
  return {
    text: text.replace(/^source: decisions\//m, 'source: step-guides/'),
    changes: [...changes, { file, line: 1, what }],
  }
}

/** The text of a file after a fix, and what was fixed in it. */
interface FixedText {
  text: string
  changes: Change[]
}

/** Replaces each tab at the start of a line of fields with two spaces, which may be too many or too few. */
function fixTabs(file: string, text: string): FixedText {
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

  const lines = unix.split('\n')
  const body = bodyStart(file, lines)
  const fixed = lines.map((line, index) =>
    lineFixes.reduce((now, fix) => {
      if (fix.for !== 'both' && (fix.for === 'body') !== index >= body) return now
      const next = fix.fix(now, context)
      if (next !== now) note(index + 1, fix.what)
      return next
    }, line),
  )
  return { text: fixed.join('\n'), changes }
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

/** Kinds of diagnostics whose `allowed` lists the valid values. */
const fromList = ['value-unknown', 'category-unknown']

/**
 * Fixes values that are wrong only in their case, such as `difficulty: beginner`: only one value
 * can be meant.
 */
function fixNames(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const lines = text.split('\n')
  const changes: Change[] = []
  for (const { kind, file, line, column, found, allowed } of diagnostics) {
    if (!kind || !fromList.includes(kind)) continue
    const written = /^"(.*)"$/.exec(found)?.[1]
    const meant = allowed
      .split(', ')
      .filter((value) => value.toLowerCase() === written?.trim().toLowerCase())
    const [value] = meant
    const now = lines[line - 1]
    if (written === undefined || value === undefined || meant.length > 1 || now === undefined)
      continue
    if (
      !now
        .slice(column - 1)
        .replace(/^["']/, '')
        .startsWith(written)
    )
      continue
    lines[line - 1] = now.slice(0, column - 1) + now.slice(column - 1).replace(written, value)
    changes.push({ file, line, what: `"${value}" with its capital and small letters` })
  }
  return { text: lines.join('\n'), changes }
}

/**
 * Fixes all files of a content folder where there is one right answer, and writes those that have
 * changed.
 *
 * @param only parts of file names; all files are fixed where it is empty
 */
export async function fixContent(
  contentDir: string,
  only: readonly string[],
  today: string,
): Promise<Change[]> {
  const isSelected = (path: string): boolean =>
    only.length === 0 || only.some((part) => path.includes(part))
  keepOpen(contentDir, today)
  const before = await measureImages(readContentFiles(contentDir))
  const context = contextOf(checkSite(before, today).records)
  const unmarked = before.map((file) =>
    fixFile({ file, changes: [] }, (text) => withoutMarks(file.path, text)),
  )
  const renamed = unmarked.map((one) => fixFile(one, (text) => fixFormerNames(one.file.path, text)))
  const plain = renamed.map((one) => fixFile(one, (text) => fixText(one.file.path, text, context)))
  const spaced = withoutTabs(plain, today)
  const { diagnostics } = checkSite(filesOf(spaced), today)
  const fixed = spaced.map((one) =>
    fixFile(one, (text) =>
      fixNames(
        text,
        diagnostics.filter(({ file }) => file === one.file.path),
      ),
    ),
  )
  return (await laidOut(fixed, today))
    .filter(({ file, changes }) => changes.length > 0 && isSelected(file.path))
    .flatMap(({ file, changes }) => {
      const path = join(contentDir, file.path)
      const today = join(contentDir, todaysPath(file.path))
      writeFileSync(path, file.bytes)
      if (today !== path) {
        mkdirSync(dirname(today), { recursive: true })
        renameSync(path, today)
      }
      return changes
    })
}

/** Replaces the tabs of each file that has no mistake then. Other tabs stay, since their width is a guess. */
function withoutTabs(files: readonly Fixed[], today: string): readonly Fixed[] {
  const spaced = files.map((one) => fixFile(one, (text) => fixTabs(one.file.path, text)))
  if (spaced.every(({ changes }, index) => changes.length === files[index]?.changes.length)) {
    return files
  }
  const { diagnostics } = checkSite(filesOf(spaced), today)
  return files.map((one, index) =>
    diagnostics.some(({ file }) => file === one.file.path) ? one : (spaced[index] ?? one),
  )
}

/** Formats each file that has no mistake. */
async function laidOut(fixed: readonly Fixed[], today: string): Promise<readonly Fixed[]> {
  const files = filesOf(fixed)
  const found = await unformattedFiles(files, checkSite(files, today).diagnostics)
  return fixed.map((one) => {
    const text = found.get(one.file.path)
    const what = 'laid out as every other file'
    const change = { file: one.file.path, line: 1, what }
    return fixFile(one, (given) =>
      text === undefined ? { text: given, changes: [] } : { text, changes: [change] },
    )
  })
}

/** Returns the formatted texts of files that are laid out in another way, and have no mistakes, by their paths. */
export async function unformattedFiles(
  files: readonly SourceFile[],
  mistakes: readonly Diagnostic[],
): Promise<Map<string, string>> {
  const wrong = new Set(mistakes.map(({ file }) => file))
  const found = new Map<string, string>()
  for (const { path, bytes, inherited } of files) {
    if (!/\.(yaml|mdx)$/.test(path) || path === 'copied.yaml' || inherited || wrong.has(path))
      continue
    // Git gives files the line ends of Windows there.
    const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
    const formatted = await formatContent(path, text)
    if (formatted !== text) found.set(path, formatted)
  }
  return found
}

const filesOf = (fixed: readonly Fixed[]): SourceFile[] => fixed.map(({ file }) => file)

/** A file, and what was fixed in it so far. */
interface Fixed {
  file: SourceFile
  changes: Change[]
}

/** Fixes a text file; any other, and one that is not UTF-8, stays as it is. */
function fixFile(one: Fixed, fix: (text: string) => FixedText): Fixed {
  const { file } = one
  if (!/\.(yaml|mdx)$/.test(file.path)) return one
  let before: string
  try {
    before = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file.bytes)
  } catch {
    return one
  }
  const { text, changes } = fix(before)
  if (changes.length === 0) return one
  return {
    file: { ...file, bytes: new TextEncoder().encode(text) },
    changes: [...one.changes, ...changes],
  }
}

function contextOf(records: ContentRecords): FixContext {
  const origin = records.of('site')[0]?.data.origin
  return { ...(origin ? { origin } : {}), tags: leadingTags(records) }
}

/**
 * Returns the most frequent spelling of each tag; tags with two equally frequent spellings are left
 * out.
 */
function leadingTags(records: ContentRecords): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const tag of records.of('article').flatMap(({ data }) => data.tags)) {
    const spellings = counts.get(tag.toLowerCase()) ?? new Map<string, number>()
    spellings.set(tag, (spellings.get(tag) ?? 0) + 1)
    counts.set(tag.toLowerCase(), spellings)
  }
  const leading = new Map<string, string>()
  for (const [key, spellings] of counts) {
    const [first, second] = [...spellings].sort((a, b) => b[1] - a[1])
    if (first && first[1] > (second?.[1] ?? 0)) leading.set(key, first[0])
  }
  return leading
}
