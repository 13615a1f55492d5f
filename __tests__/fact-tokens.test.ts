import { factsOf, fillFacts } from '../src/content-model/facts'
import { site } from './sites/small-site'

const facts = factsOf(site, { basePrice: '$60' })

test('a fact stands for its text, wherever it is used', () => {
  expect(fillFacts({ lines: ['Call {phone}', 'From {basePrice}'] }, facts)).toEqual({
    lines: ['Call (202) 555-0142', 'From $60'],
  })
})

test('braces around an unknown name are left as they stand', () => {
  expect(fillFacts('{nobody}', facts)).toBe('{nobody}')
})
