import { printFontSize } from '../../../src/components/layout/fridge-sheet'

test('fewer and shorter lines are printed larger', () => {
  expect(printFontSize(['Hang up.', 'Call us.', 'Wait.'])).toBe(36)
  const six = Array.from({ length: 6 }, () => 'Call us on the number you know.')
  expect(printFontSize(six)).toBeLessThan(36)
  expect(printFontSize(six)).toBeGreaterThan(24)
  expect(printFontSize(six.map(() => 'x'.repeat(56)))).toBe(24)
})
