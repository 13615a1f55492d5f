import { diffLines, diffWordsWithSpace } from 'diff'

/** Part of a row that is in both texts, or in only one. */
export interface Piece {
  text: string
  /** True where it is in this text only. */
  differs: boolean
}

/** Consecutive lines with one kind of change. */
export type Row =
  | { kind: 'same' | 'added' | 'removed'; line: number; pieces: Piece[] }
  /** Changed lines, before and after. */
  | { kind: 'changed'; line: number; was: Piece[]; now: Piece[] }
  /** Lines that are not shown, because they are the same or too many. */
  | { kind: 'same-left-out' | 'too-many'; count: number }

/** Difference of two texts. */
export interface Difference {
  rows: Row[]
  /** Note in place of rows: the file is no text, or no word differs. */
  note?: string
}

/** Number of context lines before and after each change. */
const contextLines = 2

/** Limits of what is shown of a file, in lines and characters. */
const maxLines = 400
const maxLetters = 40_000

/** Largest edit distance; beyond it two texts have so little in common that all is shown as new. */
const maxEditLength = 2_000

/**
 * Compares two texts by lines, and lines by words.
 *
 * @param was bytes of the file before; undefined where it did not exist
 * @param is bytes of the file now; undefined where it was removed
 */
export function textDifference(was?: Uint8Array, is?: Uint8Array): Difference {
  const before = readText(was)
  const after = readText(is)
  if (before === undefined || after === undefined) return { rows: [], note: 'Not a text.' }
  if (before === after) {
    return {
      rows: [],
      note: 'No word differs, only line ends or the mark at the start of the file.',
    }
  }
  return { rows: shorten(compare(before, after)) }
}

/** Decodes a file; undefined where it is no text. */
function readText(bytes: Uint8Array = new Uint8Array()): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text.replace(/\r\n?/g, '\n')
  } catch {
    return undefined
  }
}

function compare(before: string, after: string): Row[] {
  const whole = [
    { value: before, removed: true, added: false, count: countLines(before) },
    { value: after, removed: false, added: true, count: countLines(after) },
  ].filter(({ value }) => value !== '')
  // A new file needs no comparison.
  const changes = (whole.length === 2 && diffLines(before, after, { maxEditLength })) || whole
  const rows: Row[] = []
  let oldLine = 1
  let line = 1
  for (const [index, { value, added, removed, count }] of changes.entries()) {
    const inOtherWords = added && changes[index - 1]?.removed
    const other = inOtherWords
      ? changedRow(changes[index - 1]?.value ?? '', value, line)
      : undefined
    if (other) rows.splice(-1, 1, other)
    else if (removed) rows.push({ kind: 'removed', line: oldLine, pieces: [piece(value, true)] })
    else rows.push({ kind: added ? 'added' : 'same', line, pieces: [piece(value, added)] })
    if (!added) oldLine += count
    if (!removed) line += count
  }
  return rows
}

/** Returns a row of changed lines; undefined where they have too little in common. */
function changedRow(was: string, now: string, line: number): Row | undefined {
  const words = diffWordsWithSpace(was, now, { maxEditLength })
  const only = (side: 'added' | 'removed'): Piece[] =>
    joined(
      words
        ?.filter((word) => word[side] || !(word.added || word.removed))
        .map((word) => piece(word.value, word[side])) ?? [],
    )
  return words && { kind: 'changed', line, was: only('removed'), now: only('added') }
}

/** Joins adjacent pieces of one kind; a space between changed words does not separate them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  pieces.forEach((one, index) => {
    const last = result.at(-1)
    const between = /^ +$/.test(one.text) && last?.differs && pieces[index + 1]?.differs
    const differs = one.differs || Boolean(between)
    if (last?.differs === differs) last.text += one.text
    else result.push({ text: one.text, differs })
  })
  return result
}

const piece = (text: string, differs: boolean): Piece => ({ text, differs })

const countLines = (text: string): number => text.replace(/\n$/, '').split('\n').length

/** Leaves out equal lines far from any change, and what exceeds the limits. */
function shorten(rows: readonly Row[]): Row[] {
  const near = rows.flatMap((row, index) => {
    if (row.kind !== 'same') return [row]
    return withoutMiddle(row, index > 0, index < rows.length - 1)
  })
  let lines = 0
  let letters = 0
  const shown: Row[] = []
  let leftOut = 0
  for (const row of near) {
    const size = sizeOf(row)
    if (leftOut === 0 && lines + size.lines <= maxLines && letters + size.letters <= maxLetters) {
      shown.push(row)
      lines += size.lines
      letters += size.letters
    } else if (leftOut === 0 && 'pieces' in row) {
      const head = startOf(textOf(row.pieces), maxLines - lines, maxLetters - letters)
      if (head !== '') shown.push({ ...row, pieces: [piece(head, row.kind !== 'same')] })
      leftOut = Math.max(1, size.lines - (head === '' ? 0 : countLines(head)))
    } else leftOut += size.lines
  }
  return leftOut > 0 ? [...shown, { kind: 'too-many', count: leftOut }] : shown
}

type SameRow = Extract<Row, { pieces: Piece[] }>

/** @param before whether something differs before these lines @param after and behind them */
function withoutMiddle(row: SameRow, before: boolean, after: boolean): Row[] {
  const lines = textOf(row.pieces).replace(/\n$/, '').split('\n')
  const head = before ? contextLines : 0
  const tail = after ? contextLines : 0
  const count = lines.length - head - tail
  if (count <= 1) return [row]
  const part = (from: number, to: number): Row[] =>
    to > from
      ? [
          {
            kind: 'same',
            line: row.line + from,
            pieces: [piece(lines.slice(from, to).join('\n'), false)],
          },
        ]
      : []
  return [
    ...part(0, head),
    { kind: 'same-left-out', count },
    ...part(lines.length - tail, lines.length),
  ]
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

function sizeOf(row: Row): { lines: number; letters: number } {
  if ('count' in row) return { lines: 0, letters: 0 }
  const text = row.kind === 'changed' ? textOf(row.was) + textOf(row.now) : textOf(row.pieces)
  return { lines: countLines(text), letters: text.length }
}

function startOf(text: string, lines: number, letters: number): string {
  return text.split('\n').slice(0, Math.max(0, lines)).join('\n').slice(0, Math.max(0, letters))
}
