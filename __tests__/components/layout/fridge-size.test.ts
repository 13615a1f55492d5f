import { sizeOnPaper } from '../../../src/components/layout/fridge-size'

test('the fewer and shorter the lines, the larger they are printed', () => {
  expect(sizeOnPaper(['Hang up.', 'Call us.', 'Wait.'])).toBe(36)
  const six = Array.from({ length: 6 }, () => 'Call us on the number you know.')
  expect(sizeOnPaper(six)).toBeLessThan(36)
  expect(sizeOnPaper(six)).toBeGreaterThan(24)
  expect(sizeOnPaper(six.map(() => 'x'.repeat(56)))).toBe(24)
})
