import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../theme/tokens'
import { normalizeText } from './find-articles'

const Mark = styled.mark`
  background: ${color.lamp};
  color: ${color.lampText};
  border-radius: 0.25rem;
  padding-left: 0.0625em;
  padding-right: 0.0625em;
  box-decoration-break: clone;
  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
    forced-color-adjust: none;
  }
`

/** What to highlight. */
export interface Marks {
  /** Normalized texts. */
  texts: readonly string[]
  /** Highlights only at the start of words. */
  atWordStart: boolean
}

/** Range of a text, by offsets; the end is exclusive. */
export type TextRange = readonly [start: number, end: number]

/** Highlights matches in a text, whose spelling stays as it is. */
export function markMatches(text: string, marks: Marks): ReactNode {
  const ranges = findMatches(text, marks)
  if (ranges.length === 0) return text
  const parts: ReactNode[] = []
  let done = 0
  for (const [start, end] of ranges) {
    parts.push(text.slice(done, start), <Mark key={start}>{text.slice(start, end)}</Mark>)
    done = end
  }
  parts.push(text.slice(done))
  return parts
}

/** Returns the ranges of all matches in a text, in order and without overlap. */
export function findMatches(text: string, { texts, atWordStart }: Marks): TextRange[] {
  const { folded, offsets } = fold(text)
  const byLength = texts.filter(Boolean).sort((a, b) => b.length - a.length)
  const found: TextRange[] = []
  let from = 0
  while (from < folded.length) {
    const match = byLength.find(
      (one) =>
        folded.startsWith(one, from) &&
        (!atWordStart || !/[\p{L}\p{N}]$/u.test(folded.slice(0, from))),
    )
    if (match) found.push([offsets[from] ?? 0, offsets[from + match.length] ?? text.length])
    from += match?.length ?? 1
  }
  return found
}

/** Returns the normalized text, and for each of its characters the offset in the original. */
function fold(text: string): { folded: string; offsets: number[] } {
  let folded = ''
  const offsets: number[] = []
  let offset = 0
  for (const letter of text) {
    const plainLetter = /\s/.test(letter)
      ? folded === '' || folded.endsWith(' ')
        ? ''
        : ' '
      : foldLetter(letter)
    for (let index = 0; index < plainLetter.length; index++) offsets.push(offset)
    folded += plainLetter
    offset += letter.length
  }
  return { folded, offsets: [...offsets, text.length] }
}

/** Normalizes a character. Most are ASCII, which needs only lower case. */
function foldLetter(letter: string): string {
  return letter < '\u0080' ? letter.toLowerCase() : normalizeText(letter)
}
