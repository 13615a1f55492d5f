import { templateWords } from '../../../src/content-model/prose/template-words'
import type { Given } from '../given'
import type { Answers } from '../question-type'
import { actions } from './actions'
import { scalar } from './scalar'

/** A new remote city. What all cities share comes from content/layouts/remote-city.yaml. */
export function cityFile(answers: Answers, given: Given): string {
  const { city, state, title, description, label, clients } = answers
  return `# The other files of this folder show how much can be said.
title: ${scalar(title)}
description: ${scalar(description)}
label: ${scalar(label)}
city: ${scalar(city)}
state: ${scalar(state)}
# How many clients we have there. Write only what has been counted.
happyClients: ${scalar(clients)}
own:
  hero:
    kind: hero
    title: ${scalar(title)}
    text: >-
      ${templateWords.cityTop} We help by phone and video.
    actions:
${actions(given)}
    stat:
      number: '{happyClients}'
      label: happy clients in {city}
    # One of the drawings in static/scenes.
    scene: city

  topics:
    kind: cards
    title: What we help with
    cards:
${topics.map(([icon, topic]) => topicCard(icon, topic)).join('\n')}

  local:
    kind: prose
    title: Help that knows {city}
    paragraphs:
      - >-
        ${templateWords.city}
`
}

/** The six topics that every city has. */
const topics = [
  ['smartphone', 'Device Setup & Configuration'],
  ['video', 'Video Calling Setup'],
  ['mail', 'Email & Communication Apps'],
  ['users', 'Social Media Training'],
  ['shield', 'Online Safety & Security'],
  ['app', 'App Downloads & Management'],
] as const

function topicCard(icon: string, topic: string): string {
  return `      - icon: ${icon}
        title: ${scalar(topic)}
        text: >-
          ${templateWords.cityTopic}`
}
