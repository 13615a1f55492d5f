import { diffWordsWithSpace } from 'diff'

/** Part of a text that is in both versions, or in one of them; `gap` stands for lines left out. */
export interface Piece {
  kind: 'same' | 'added' | 'removed' | 'gap'
  text: string
}

/** Difference of two texts. */
export interface Difference {
  pieces: Piece[]
  /** Why no piece is shown. */
  note?: string
}

/** Number of context lines before and after each change. */
const contextLines = 2

/** Largest edit distance; beyond it two texts have so little in common that all is shown as new. */
const maxEditLength = 2_000

/**
 * Compares two texts by words.
 *
 * @param was bytes of the file before; undefined where it did not exist
 * @param is bytes of the file now; undefined where it was removed
 */
export function textDifference(was?: Uint8Array, is?: Uint8Array): Difference {
  const before = readText(was)
  const after = readText(is)
  if (before === undefined || after === undefined)
    return { pieces: [], note: 'Not text: look at it on the page.' }
  if (before === after) {
    return {
      pieces: [],
      note: 'No word differs, only line ends or the mark at the start of the file.',
    }
  }
  const whole = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  // A new file needs no comparison.
  const compared = before && after && diffWordsWithSpace(before, after, { maxEditLength })
  const pieces = (compared || whole)
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }): Piece => {
      return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value }
    })
  return {
    pieces: pieces.flatMap((piece, index) => withoutMiddle(piece, index, pieces.length)),
  }
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

/** Leaves out equal lines far from any change. */
function withoutMiddle(piece: Piece, index: number, count: number): Piece[] {
  if (piece.kind !== 'same') return [piece]
  // The first and last line may be parts of changed lines.
  const lines = piece.text.split(/(?<=\n)/)
  const head = index === 0 ? 0 : contextLines + 1
  const tail = index === count - 1 ? 0 : contextLines + 1
  const leftOut = lines.length - head - tail
  if (leftOut <= 1) return [piece]
  const part = (some: readonly string[]): Piece[] =>
    some.length > 0 ? [{ kind: 'same', text: some.join('') }] : []
  return [
    ...part(lines.slice(0, head)),
    { kind: 'gap', text: `${leftOut} lines without a change` },
    ...part(lines.slice(lines.length - tail)),
  ]
}
