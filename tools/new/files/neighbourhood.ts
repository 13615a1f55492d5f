import type { Answers } from '../question'
import { scalar } from './scalar'

/** A new neighborhood with the sections that each of them has. */
export function neighbourhoodFile({ name, title, description }: Answers): string {
  return `# The other files of this folder show how much can be said. docs/sections.md has every kind of section.
title: ${scalar(title)}
description: ${scalar(description)}
label: ${scalar(name)}
sections:
  - kind: hero
    title: ${scalar(title)}
    text: >-
      Say what is special about living here, and that we come to the house.
    actions:
      - label: Schedule Free Consultation
        to: /contact
      - label: Call {phone}
        to: call
    # One of the drawings in static/scenes.
    scene: street

  # Two to four figures. Write only what has been counted.
  - kind: stats
    stats:
      - number: 7 days
        label: a week, {hours}
      - number: Free
        label: first talk

  - kind: cards
    title: What we help with
    # A line "to:" below a card makes it lead to a page, such as that of a service.
    cards:
      - icon: smartphone
        title: Set up a new phone or tablet
        text: >-
          Say it in words of this neighborhood.
      - icon: shield
        title: Stay safe from scams
        text: >-
          Name a trick that people here have met.

  - kind: prose
    title: ${scalar(`What we know of ${name ?? ''}`)}
    paragraphs:
      - >-
        Write about the houses, the internet there, and how we get to the door.

  - kind: call-to-action
    title: Shall we visit you?
    text: >-
      Tell us what is acting up, or what you would like to try. We call you back.
    actions:
      - label: Schedule Free Consultation
        to: /contact
`
}
