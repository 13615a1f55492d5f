import type { Answers } from '../question'
import { scalar } from './scalar'

/** A new page: its top, one section and a next step. */
export function pageFile({ title, description, label }: Answers): string {
  return `# docs/sections.md shows every kind of section with its picture and an example to copy.
title: ${scalar(title)}
description: ${scalar(description)}
label: ${scalar(label)}
sections:
  - kind: hero
    title: ${scalar(title)}
    text: >-
      Say in one or two sentences what the visitor finds here.
    actions:
      - label: Schedule Free Consultation
        to: /contact
      - label: Call {phone}
        to: call
    # One of the drawings in static/scenes.
    scene: papers

  - kind: prose
    title: What you should know
    paragraphs:
      - >-
        Write the first paragraph here.

  - kind: call-to-action
    title: Shall we talk it over?
    text: >-
      Tell us what you would like to know. We call you back.
    actions:
      - label: Schedule Free Consultation
        to: /contact
`
}
