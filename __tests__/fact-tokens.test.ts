import { factsOf, fillFacts } from '../src/content-model/facts/fact-tokens'
import { checkContentDir } from '../src/build/read-content'

const { records } = checkContentDir('content')
const site = records.of('site')[0]!.data
const facts = factsOf(site, { basePrice: '$60' })

test('a fact stands for its text, wherever it is used', () => {
  expect(fillFacts({ lines: ['Call {phone}', 'From {basePrice}'] }, facts)).toEqual({
    lines: [`Call ${site.phones.calls}`, 'From $60'],
  })
})

test('braces around an unknown name are left as they stand', () => {
  expect(fillFacts('{nobody}', facts)).toBe('{nobody}')
})
