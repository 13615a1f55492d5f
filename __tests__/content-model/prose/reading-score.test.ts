import type { Readability } from '../../../src/content-model/prose/languages/prose-language'
import { readability } from '../../../src/content-model/prose/languages/registry'
import {
  hardestOf,
  measureSentence,
  scoreOf,
  sentencesOf,
} from '../../../src/content-model/prose/reading'
import { sourceFile } from '../good-site'
import { readFile } from '../../../src/content-model/parse/read-file'

const english = readability('en')!
const spanish = readability('es')!
const readingScore = (sentences: readonly string[], rules: Readability) =>
  scoreOf(
    sentences.map((sentence) => measureSentence(sentence, rules)),
    rules,
  )
const readingGrade = (sentences: readonly string[]) => readingScore(sentences, english)

describe('the grade', () => {
  test('of plain words is low, of office words high', () => {
    expect(readingGrade(['We come to your home.', 'You sit and we help.'])).toBeLessThan(3)
    expect(
      readingGrade([
        'Comprehensive technological assistance facilitates meaningful intergenerational communication.',
      ]),
    ).toBeGreaterThan(15)
  })

  test('leaves proper names out: they are known, however long', () => {
    const named = 'We come to Philadelphia and Brackenville to help.'
    expect(readingGrade([named])).toBeLessThan(3)
    expect(readingGrade([named.toLowerCase()])).toBeGreaterThan(6)
  })

  test('puts the hardest sentences first', () => {
    const hard = 'Immediate verification eliminates considerable uncertainty.'
    const measured = ['We help you.', hard, 'Call us now.'].map((one) =>
      measureSentence(one, english),
    )
    expect(hardestOf(measured, 1, english)).toEqual([hard])
  })
})

describe('the INFLESZ score of Spanish', () => {
  const plain = ['Vamos a su casa.', 'Usted se sienta y le ayudamos.']
  const hard = 'La verificación inmediata elimina considerablemente la incertidumbre organizativa.'

  test('is that of the formula of Szigriszt-Pazos', () => {
    // Va-mos a su ca-sa. Us-ted se sien-ta y le a-yu-da-mos: 17 syllables, 10 words, 2 sentences.
    expect(readingScore(plain, spanish)).toBeCloseTo(206.835 - 62.3 * 1.7 - 5, 5)
  })

  test('of plain words is high, of office words low', () => {
    expect(readingScore(plain, spanish)).toBeGreaterThan(80)
    expect(readingScore([hard], spanish)).toBeLessThan(40)
  })

  test('leaves proper names out', () => {
    const named = 'Vamos a Filadelfia y a Barranquilla.'
    const score = readingScore([named], spanish) ?? 0
    expect(score).toBeGreaterThan(readingScore([named.toLowerCase()], spanish) ?? 0)
  })

  test('puts the sentence with the lowest score first', () => {
    const measured = [...plain, hard].map((one) => measureSentence(one, spanish))
    expect(hardestOf(measured, 1, spanish)).toEqual([hard])
  })
})

test('a language without a formula has no readability', () => {
  expect(readability('ar')).toBeUndefined()
  expect(readability('')).toBeUndefined()
})

describe('the sentences of a file', () => {
  const sentences = (path: string, text: string): string[] => {
    const { record } = readFile(sourceFile(path, text))
    if (!record) throw new Error(`${path} does not fit its schema`)
    return sentencesOf(record, 'en')
  }

  test('are those with an end; titles, labels and addresses are not graded', () => {
    expect(
      sentences(
        'shared/x.yaml',
        'kind: call-to-action\ntitle: Shall we talk?\ntext: Call us. We wait "here." {callback} is soon\nactions:\n  - label: Ask.\n    to: /contact\n',
      ),
    ).toEqual(['Shall we talk?', 'Call us.', 'We wait "here."'])
  })

  test('of an article are read without its marks, tags and addresses', () => {
    const article = `---
title: A title
excerpt: A word first.
author: Ann
date: 2026-10-21
category: Scams
tags: [One]
difficulty: Beginner
icon: phone
---

## A heading

It is **not** you. See [our page](/contact).

![A phone that rings.](./phone.png "Yours may differ.")

<Warning title="Stop">

- Hang up at once.
- no end

</Warning>
`
    expect(sentences('articles/a/index.mdx', article)).toEqual([
      'A word first.',
      'It is not you.',
      'See our page.',
      'A phone that rings.',
      'Yours may differ.',
      'Hang up at once.',
    ])
  })
})
