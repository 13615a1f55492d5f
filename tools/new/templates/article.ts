import { templateWords } from '../../../src/content-model/prose/template-words'
import type { Answers } from '../question-type'
import { listOf } from '../question-factories'
import { yamlScalar } from './yaml-scalar'

/** Returns a new article: front matter, and text to replace. */
export function articleFile(answers: Answers): string {
  const template = templateWords
  const { title, excerpt, author, date, category, tags = '', difficulty, icon } = answers
  return `---
# What each line means, and how the text is written: docs/writing.md.
title: ${yamlScalar(title)}
excerpt: ${yamlScalar(excerpt)}
author: ${yamlScalar(author)}
date: ${date ?? ''}
category: ${yamlScalar(category)}
# The most telling first: readers see three.
tags: [${listOf(tags).join(', ')}]
difficulty: ${yamlScalar(difficulty)}
icon: ${yamlScalar(icon)}
# While this line stands, only npm run develop and a preview show the article. Remove it to publish.
draft: true
---

<KeyPoints>

- ${template.firstPoint}
- ${template.secondPoint}

</KeyPoints>

${template.opening}

## What it means

${template.explain}

## What to do now

<Steps>

1. **${template.step}** ${template.seen}

   <IfItGoesWrong>${template.wayBack}</IfItGoesWrong>

2. **${template.nextStep}** ${template.oneThing}

<ItWorked>${template.worked}</ItWorked>

</Steps>

## When to ask for help

Call {phone} if you are not sure. It is never too early to ask.

<Buttons>

<ButtonLink to="consultation">{consultation}</ButtonLink>

</Buttons>
`
}
