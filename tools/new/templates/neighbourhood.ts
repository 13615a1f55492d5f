import { templateWords } from '../../../src/content-model/prose/template-words'
import type { LinkTargets } from '../link-targets'
import type { Answers } from '../question-type'
import { actions } from './actions'
import { yamlScalar } from './yaml-scalar'

/** Returns a new neighborhood with the sections that all of them have. */
export function neighbourhoodFile(
  { name, title, description }: Answers,
  targets: LinkTargets,
): string {
  return `# The other files of this folder show how much can be said. docs/sections.md has every kind of section.
title: ${yamlScalar(title)}
description: ${yamlScalar(description)}
label: ${yamlScalar(name)}
sections:
  - kind: hero
    title: ${yamlScalar(title)}
    text: >-
      ${templateWords.neighbourhoodTop}
    actions:
${actions}
    # One of the drawings in src/scenes.
    scene: street

  # Two to four figures. Write only what has been counted.
  - kind: stats
    stats:
      - number: '{days}'
        label: we are open, {hours}
      - number: '{phone}'
        label: to ask for a visit

  - kind: cards
    title: What we help with
    # A line "to:" below a card makes it lead to a page, such as that of a service.
    cards:
${cards(targets)}

  - kind: prose
    title: ${yamlScalar(`What we know of ${name ?? ''}`)}
    paragraphs:
      - >-
        ${templateWords.neighbourhood}

  - kind: call-to-action
    title: Shall we visit you?
    text: >-
      Tell us what is acting up, or what you would like to try. We call you back.
    actions:
${actions}
`
}

/**
 * Returns a card for each of the first three services, and cards without a link where there are
 * fewer.
 */
function cards({ services }: LinkTargets): string {
  const some = services.slice(0, 3)
  return [
    ...some.map(({ label, to }) => card(label, templateWords.neighbourhoodTopic, to)),
    ...(some.length < 3 ? [card('Stay safe from scams', templateWords.trick)] : []),
    ...(some.length === 0 ? [card('Learn something new', templateWords.neighbourhoodTopic)] : []),
  ].join('\n')
}

function card(title: string, text: string, to?: string): string {
  const lines = [
    `      - title: ${yamlScalar(title)}`,
    '        text: >-',
    `          ${text}`,
    ...(to ? [`        to: ${to}`] : []),
  ]
  return lines.join('\n')
}
