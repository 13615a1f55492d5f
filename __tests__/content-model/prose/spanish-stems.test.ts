/** @jest-environment node */
import { spanishStems } from '../../../src/content-model/prose/languages/spanish'

test.each([
  ['pregúntenos', 'pregunte'],
  ['Apáguelo', 'apague'],
  ['mándesela', 'mande'],
  ['configurarlo', 'configurar'],
  ['configurárselo', 'configurar'],
  ['usándola', 'usando'],
  ['veámoslo', 'veamos'],
])('%s is %s with pronouns', (word, verb) => {
  expect(spanishStems(word)).toContain(verb)
})

test.each(['preguntenos', 'apaguelo', 'usandola', 'configurárlo', 'teléfono', 'casa'])(
  '%s is no verb with pronouns',
  (word) => {
    expect(spanishStems(word)).toEqual([])
  },
)
