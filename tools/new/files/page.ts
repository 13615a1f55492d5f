import { templateWords } from '../../../src/content-model/prose/template-words'
import type { Given } from '../given'
import type { Answers } from '../question-type'
import { actions } from './actions'
import { scalar } from './scalar'

/** A new page: its top, one section and a next step. */
export function pageFile({ title, description, label }: Answers, given: Given): string {
  return `# docs/sections.md shows every kind of section with its picture and an example to copy.
title: ${scalar(title)}
description: ${scalar(description)}
label: ${scalar(label)}
sections:
  - kind: hero
    title: ${scalar(title)}
    text: >-
      ${templateWords.pageTop}
    actions:
${actions(given)}
    # One of the drawings in static/scenes.
    scene: papers

  - kind: prose
    title: What you should know
    paragraphs:
      - >-
        ${templateWords.paragraph}

  - kind: call-to-action
    title: Shall we talk it over?
    text: >-
      Tell us what you would like to know. We call you back.
    actions:
${actions(given)}
`
}
