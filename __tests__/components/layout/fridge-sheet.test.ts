import { printFontSize } from '../../../src/components/layout/fridge-sheet'

const sizeOf = (
  lines: string[],
  sheet: Partial<Parameters<typeof printFontSize>[0]> = {},
): number => printFontSize({ title: 'Who is it?', illustration: 'porch', lines, ...sheet })
const six = Array.from({ length: 6 }, () => 'Call us on the number you know.')

test('fewer and shorter lines are printed larger', () => {
  expect(sizeOf(['Hang up.', 'Call us.', 'Wait.'])).toBe(36)
  expect(sizeOf(six)).toBeLessThan(36)
  expect(sizeOf(six)).toBeGreaterThan(24)
  expect(sizeOf(six.map(() => 'x'.repeat(56)))).toBe(24)
})

test('lines to fill in take their room from the others', () => {
  expect(sizeOf(six, { blanks: ['My bank', 'My son', 'My neighbor'] })).toBeLessThan(sizeOf(six))
})

test('without a drawing, whole sentences may be smaller, and a long title takes their room', () => {
  const sentences = six.map((line) => line.repeat(3))
  const withTitle = (title: string): number => sizeOf(sentences, { illustration: undefined, title })
  expect(withTitle('Who is it?')).toBeLessThan(24)
  expect(withTitle('x'.repeat(100))).toBeLessThan(withTitle('Who is it?'))
})
