import type { Answers } from '../question'
import { listOf } from '../questions'
import { scalar } from './scalar'

/** A new article: its front matter, and a text to write over. */
export function articleFile(answers: Answers): string {
  const { title, excerpt, author, date, category, tags = '', difficulty, icon } = answers
  return `---
# What each line means, and how the text is written: docs/writing.md.
title: ${scalar(title)}
excerpt: ${scalar(excerpt)}
author: ${scalar(author)}
date: ${date ?? ''}
category: ${scalar(category)}
# The most telling first: readers see three.
tags: [${listOf(tags).join(', ')}]
difficulty: ${scalar(difficulty)}
icon: ${scalar(icon)}
# While this line stands, only npm run develop and a preview show the article. Remove it to publish.
draft: true
---

<KeyPoints>

- The first thing to remember, in one short sentence.
- The second thing to remember.

</KeyPoints>

Write here what has happened to the reader, in two or three short sentences.

## What it means

Explain it as you would at a kitchen table. Explain each new word where it first stands.

## What to do now

<Steps>

1. **Say the step in three words.** Then say what the reader will see.
2. **Say the next step.** One step is one thing to do.

</Steps>

## When to ask for help

Call {phone} if you are not sure. It is never too early to ask.

<Buttons>

<ButtonLink to="/contact">Schedule Free Consultation</ButtonLink>

</Buttons>
`
}
