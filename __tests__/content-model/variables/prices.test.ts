/** @jest-environment node */
import { formatPrice } from '../../../src/content-model/facts'

test.each([
  [75, '$75'],
  [1060.5, '$1,060.50'],
  [0.1, '$0.10'],
  [3200, '$3,200'],
])('%d is shown as %s', (amount, shown) => {
  expect(formatPrice(amount)).toBe(shown)
})
