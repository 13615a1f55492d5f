import { stringify } from 'yaml'
import { templateWords } from '../../src/content-model/prose/template-words'
import type { Answers } from '../questions'

/** Content of the site that new files link to. */
export interface Links {
  services: readonly { label: string; to: string }[]
}

/** Returns a string as a YAML scalar on one line, quoted if necessary. */
const scalar = (text = ''): string =>
  stringify(text.replace(/\s+/g, ' ').trim(), { lineWidth: 0, singleQuote: true }).trimEnd()

/** Returns answers as lines of YAML, in the order of their names. */
const fields = (answers: Answers, names: readonly string[]): string =>
  names.map((name) => `${name}: ${scalar(answers[name])}`).join('\n')

/** The main button. It may call; a second one would then do the same. */
const actions = `    actions:
      - label: '{consultation}'
        to: consultation`

/** Returns a new alert. */
export const alert = (
  answers: Answers,
): string => `${fields(answers, ['title', 'happens', 'todo', 'from', 'until'])}
# Only if the alert is for some places, with the pages below them:
# places: [/springfield]
# Where to read more, on a page of ours ("to") or of others ("address"):
# link:
#   label: How to end such a call
#   to: /contact
`

/** Returns a new article: front matter, and text to replace. */
export function article(answers: Answers): string {
  const words = templateWords
  return `---
# What each line means, and how the text is written: docs/writing.md.
${fields(answers, ['title', 'excerpt', 'author', 'date', 'category'])}
# The most telling first: readers see three.
tags: [${answers.tags ?? ''}]
${fields(answers, ['difficulty', 'icon'])}
# With this line, only npm run develop and a preview show the article. Remove it to publish.
draft: true
---

<KeyPoints>

- ${words.firstPoint}
- ${words.secondPoint}

</KeyPoints>

${words.opening}

## What it means

${words.explain}

## What to do now

<Steps>

1. **${words.step}** ${words.seen}

   <IfItGoesWrong>${words.wayBack}</IfItGoesWrong>

2. **${words.nextStep}** ${words.oneThing}

<ItWorked>${words.worked}</ItWorked>

</Steps>

## When to ask for help

Call {phone} if you are not sure. It is never too early to ask.

<Buttons>

<ButtonLink to="consultation">{consultation}</ButtonLink>

</Buttons>
`
}

/** Returns a new page: hero, and one section. It says nothing that its owner has not written. */
export const page = (
  answers: Answers,
): string => `# docs/sections.md shows every kind of section with an example to copy.
${fields(answers, ['title', 'description', 'label'])}
sections:
  - kind: hero
    title: ${scalar(answers.title)}
    text: >-
      ${templateWords.pageTop}
${actions}
    # One of the illustrations in src/illustrations.
    illustration: papers

  - kind: prose
    title: ${templateWords.heading}
    paragraphs:
      - >-
        ${templateWords.paragraph}
`

/** Returns a new remote city. What all cities share comes from content/layouts/remote-city.yaml. */
export function city({ clients, ...answers }: Answers): string {
  return `# The other files of this folder show how much can be said.
${fields(answers, ['title', 'description', 'label', 'city', 'state'])}
${clients ? `# How many clients we have there. Write only what has been counted.\nhappyClients: ${scalar(clients)}\n` : ''}own:
  hero:
    kind: hero
    title: ${scalar(answers.title)}
    text: >-
      ${templateWords.cityTop}
${actions}
${clients ? `    stat:\n      number: '{happyClients}'\n      label: happy clients in {city}\n` : ''}    # One of the illustrations in src/illustrations.
    illustration: city

  topics:
    kind: cards
    title: What we help with
    cards:
${topics.map(([icon, topic]) => `      - icon: ${icon}\n${card(topic, templateWords.cityTopic, '        ')}`).join('\n')}

  local:
    kind: prose
    title: Help that knows {city}
    paragraphs:
      - >-
        ${templateWords.city}
`
}

/** Icons and titles of the topics of every city. */
const topics = [
  ['smartphone', 'Device setup and configuration'],
  ['video', 'Video calling setup'],
  ['mail', 'Email and communication apps'],
  ['users', 'Social media training'],
  ['shield', 'Online safety and security'],
  ['app', 'App downloads and management'],
] as const

/** Returns a new neighborhood with the sections that all of them have. */
export function neighbourhood({ name, title, description }: Answers, { services }: Links): string {
  const words = templateWords
  const cards = [
    ...services
      .slice(0, 3)
      .map(({ label, to }) => `${card(label, words.neighbourhoodTopic)}\n        to: ${to}`),
    ...(services.length < 3 ? [card('Stay safe from scams', words.trick)] : []),
    ...(services.length === 0 ? [card('Learn something new', words.neighbourhoodTopic)] : []),
  ]
  return `# The other files of this folder show how much can be said. docs/sections.md has every kind of section.
${fields({ title, description, label: name }, ['title', 'description', 'label'])}
sections:
  - kind: hero
    title: ${scalar(title)}
    text: >-
      ${words.neighbourhoodTop}
${actions}
    # One of the illustrations in src/illustrations.
    illustration: street

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
${cards.join('\n')}

  - kind: prose
    title: ${scalar(`What we know of ${name ?? ''}`)}
    paragraphs:
      - >-
        ${words.neighbourhood}
`
}

function card(title: string, text: string, begin = '      - '): string {
  return `${begin}title: ${scalar(title)}\n        text: >-\n          ${text}`
}

/** Returns a new file of questions and answers. */
export const faq = ({ title, question, answer = '' }: Answers): string => `title: ${scalar(title)}
questions:
  - question: ${scalar(question)}
    # An empty line starts a new paragraph.
    answer: |-
      ${answer.replace(/\s+/g, ' ').trim()}
`
