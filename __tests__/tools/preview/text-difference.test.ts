/** @jest-environment node */
import { textDifference, type Piece, type Row } from '../../../tools/preview/text-difference'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const rows = (was: string | undefined, is: string | undefined): Row[] =>
  textDifference(
    was === undefined ? undefined : bytes(was),
    is === undefined ? undefined : bytes(is),
  ).rows

/** Formats pieces as text, those that differ in square brackets. */
const marked = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('')

const numbered = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Line ${index + 1}\n`).join('')

test('a changed line is shown before and after, with the words that differ', () => {
  const [row] = rows('Call us today.\n', 'Write to us today.\n')
  if (row?.kind !== 'changed') throw new Error('no changed row')
  expect(marked(row.was)).toBe('[Call] us today.\n')
  expect(marked(row.now)).toBe('[Write to ]us today.\n')
})

test('line numbers are those of the file: of removed lines those of the old one', () => {
  const was = 'One\nTwo\nThree\nFour\n'
  expect(rows(was, 'One\nThree\nFour\nFive\n')).toMatchObject([
    { kind: 'same', line: 1 },
    { kind: 'removed', line: 2 },
    { kind: 'same', line: 2 },
    { kind: 'added', line: 4 },
  ])
})

test('equal lines are shown near changes only', () => {
  expect(
    rows(numbered(20), numbered(20).replace('Line 10\n', 'Line ten\n')).map((row) =>
      'count' in row ? `${row.count} left out` : `${row.kind} ${row.line}`,
    ),
  ).toEqual(['7 left out', 'same 8', 'changed 10', 'same 11', '8 left out'])
})

test('a new file is added, a removed one removed, in one piece', () => {
  expect(rows(undefined, 'A\nB\n')).toEqual([
    { kind: 'added', line: 1, pieces: [{ text: 'A\nB\n', differs: true }] },
  ])
  expect(rows('A\nB\n', undefined)).toMatchObject([{ kind: 'removed', line: 1 }])
})

test('of 10,000 new lines the first 400 are shown, and the rest is counted', () => {
  const shown = rows(undefined, numbered(10_000))
  expect(shown.map(({ kind }) => kind)).toEqual(['added', 'too-many'])
  expect(shown[0]).toMatchObject({ line: 1 })
  expect(JSON.stringify(shown[0])).toContain('Line 400')
  expect(JSON.stringify(shown[0])).not.toContain('Line 401')
  expect(shown[1]).toEqual({ kind: 'too-many', count: 9600 })
})

test('a single very long line is truncated', () => {
  const [first, rest] = rows(undefined, 'x'.repeat(1_000_000))
  expect(JSON.stringify(first).length).toBeLessThan(41_000)
  expect(rest?.kind).toBe('too-many')
})

test('two long texts with nothing in common can be compared', () => {
  const other = numbered(6_000).replaceAll('Line', 'Row')
  const shown = rows(numbered(6_000), other)
  expect(shown.map(({ kind }) => kind)).toEqual(['removed', 'too-many'])
  expect(shown[1]).toEqual({ kind: 'too-many', count: 11_600 })
})

test('binary files are not shown', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1])
  expect(textDifference(undefined, png)).toEqual({ rows: [], note: 'Not a text.' })
  expect(textDifference(bytes('a\0b'), bytes('a'))).toEqual({ rows: [], note: 'Not a text.' })
})

test('different line ends alone are no change', () => {
  expect(textDifference(bytes('A\r\nB\r\n'), bytes('A\nB\n'))).toMatchObject({
    rows: [],
    note: expect.stringContaining('No word differs') as string,
  })
})
