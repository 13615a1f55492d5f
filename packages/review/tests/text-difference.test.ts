import { textDifference, type Piece } from '../src/changes-page'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Formats the difference of two texts: [-removed-], {+added+}, <lines left out>. */
function marked(was: string | undefined, is: string | undefined): string {
  const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'], gap: ['<', '>'] }
  return textDifference(
    was === undefined ? undefined : bytes(was),
    is === undefined ? undefined : bytes(is),
  )
    .pieces.map(({ kind, text }: Piece) => marks[kind].join(text))
    .join('')
}

const numbered = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Line ${index + 1}\n`).join('')

test('words that were taken out and put in are marked', () => {
  expect(marked('Call us today.\n', 'Write us today.\n')).toBe('[-Call-]{+Write+} us today.\n')
})

test('equal lines are shown near changes only', () => {
  expect(marked(numbered(20), numbered(20).replace('Line 10\n', 'Line ten\n'))).toBe(
    '<7 lines without a change>Line 8\nLine 9\nLine [-10-]{+ten+}\nLine 11\nLine 12\n<8 lines without a change>',
  )
})

test('a new file is added, a removed one removed, in one piece', () => {
  expect(marked(undefined, 'A\nB\n')).toBe('{+A\nB\n+}')
  expect(marked('A\nB\n', undefined)).toBe('[-A\nB\n-]')
})

test('two long texts with nothing in common can be compared', () => {
  const other = numbered(6_000).replace(/Line (\d+)/g, 'Row-$1')
  const { pieces } = textDifference(bytes(numbered(6_000)), bytes(other))
  expect(pieces.map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

test('different line ends alone are no change', () => {
  expect(textDifference(bytes('A\r\nB\r\n'), bytes('A\nB\n'))).toMatchObject({
    pieces: [],
    note: expect.stringContaining('No word differs') as string,
  })
})
