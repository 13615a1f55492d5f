/** Returns the text of an added article in a category. */
export const newArticle = (category: string): string => `---
title: Larger Letters on a Tablet
excerpt: Small letters tire the eyes. Make the letters of a tablet larger in three steps, and change them back whenever you like.
author: Ann Lee
date: 2026-01-15
category: ${category}
tags: [Tablets, Reading]
difficulty: Beginner
icon: laptop
---

## What to do

<Steps>

1. Open the settings of the tablet.
2. Choose the size of the text.
3. Move the slider until you can read with ease.

</Steps>

![The screen of a tablet with large white letters](tablet.png)

## Ask a person

Call {phone} with any question.
`

/** Text of an added page. */
export const newPage = `title: When we are closed
description: We rest on a few days of the year. See here on which days nobody answers the phone, and when we are back for you.
label: Holidays
sections:
  - kind: hero
    title: When we are closed
    text: We rest on a few days of the year, as you do.
    scene: path
  - kind: prose
    title: Our days of rest
    paragraphs:
      - On these days nobody answers the phone. Leave your number, and we call you back.
`
