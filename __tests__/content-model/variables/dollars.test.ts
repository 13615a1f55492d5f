/** @jest-environment node */
import { readDollars, savedDollars } from '../../../src/content-model/variables/dollars'

test.each([
  ['$75', '75'],
  ['$1,060.50', '1060.50'],
  ['$1060', '1060'],
])('%s is the sum %s', (words, sum) => {
  expect(readDollars(words)).toBe(sum)
})

test.each([
  '',
  '75',
  '$',
  '$,',
  '$1,06',
  '$7.5',
  'from $60',
  '$60 a session',
  '$60-$80',
  'free',
  '€60',
])('"%s" is no single sum', (words) => {
  expect(readDollars(words)).toBeUndefined()
})

test.each([
  ['$80', '$95', '$15'],
  ['$2,000', '$3,200', '$1,200'],
  ['$9.90', '$12', '$2.10'],
  ['$0.10', '$0.30', '$0.20'],
])('%s in place of %s saves %s', (price, was, saved) => {
  expect(savedDollars(price, was)).toBe(saved)
})

test.each([
  ['the price has not fallen', '$80', '$80'],
  ['the price has risen', '$95', '$80'],
  ['the price is no single sum', 'from $80', '$95'],
  ['the price before is no single sum', '$80', 'about $95'],
])('nothing is said where %s', (_, price, was) => {
  expect(savedDollars(price, was)).toBeUndefined()
})
