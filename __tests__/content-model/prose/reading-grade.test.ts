/** @jest-environment node */
import { hardestSentences, readingGrade } from '../../../src/content-model/prose/reading-grade'
import { sentencesOf } from '../../../src/content-model/prose/sentences'
import { sourceFile } from '../good-site'
import { readFile } from '../../../src/content-model/parse/read-file'

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

  test('of nothing is 0', () => {
    expect(readingGrade([])).toBe(0)
    expect(readingGrade(['12 $60 {phone}'])).toBe(0)
  })

  test('puts the hardest sentences first', () => {
    const hard = 'Immediate verification eliminates considerable uncertainty.'
    expect(hardestSentences(['We help you.', hard, 'Call us now.'], 1)).toEqual([hard])
  })
})

describe('the sentences of a file', () => {
  const sentences = (path: string, text: string): string[] => {
    const { record } = readFile(sourceFile(path, text))
    if (!record) throw new Error(`${path} does not fit its schema`)
    return sentencesOf(record)
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
