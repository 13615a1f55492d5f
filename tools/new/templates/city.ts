import { templateWords } from '../../../src/content-model/prose/template-words'
import type { Answers } from '../question-type'
import { actions } from './actions'
import { yamlScalar } from './yaml-scalar'

/** Returns a new remote city. What all cities share comes from content/layouts/remote-city.yaml. */
export function cityFile(answers: Answers): string {
  const { city, state, title, description, label, clients } = answers
  return `# The other files of this folder show how much can be said.
title: ${yamlScalar(title)}
description: ${yamlScalar(description)}
label: ${yamlScalar(label)}
city: ${yamlScalar(city)}
state: ${yamlScalar(state)}
${clients ? clientsField(clients) : ''}own:
  hero:
    kind: hero
    title: ${yamlScalar(title)}
    text: >-
      ${templateWords.cityTop} We help by phone and video.
    actions:
${actions}
${clients ? stat : ''}    # One of the drawings in src/scenes.
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

function clientsField(clients: string): string {
  return `# How many clients we have there. Write only what has been counted.
happyClients: ${yamlScalar(clients)}
`
}

const stat = `    stat:
      number: '{happyClients}'
      label: happy clients in {city}
`

/** Icons and titles of the topics of every city. */
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
        title: ${yamlScalar(topic)}
        text: >-
          ${templateWords.cityTopic}`
}
