import { templateWords } from '../../../src/content-model/prose/template-words'
import type { Answers } from '../question-type'
import { actions } from './actions'
import { yamlScalar } from './yaml-scalar'

/** Returns a new page: hero, one section and a next step. */
export function pageFile({ title, description, label }: Answers): string {
  return `# docs/sections.md shows every kind of section with its picture and an example to copy.
title: ${yamlScalar(title)}
description: ${yamlScalar(description)}
label: ${yamlScalar(label)}
sections:
  - kind: hero
    title: ${yamlScalar(title)}
    text: >-
      ${templateWords.pageTop}
    actions:
${actions}
    # One of the drawings in src/scenes.
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
${actions}
`
}
