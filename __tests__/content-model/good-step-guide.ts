import { changed } from './good-site'

export const stepGuidePath = 'step-guides/who-calls.yaml'

/** A guide of two questions: three outcomes, one of them for everybody. */
export const goodStepGuide = `title: Who is on the phone? Two questions
description: Somebody calls and you do not know who. Answer two short questions, then read what to do.
label: Who is on the phone?
heading: Who is on the phone?
text: Take your time.
first:
  title: First of all
  items:
    - title: Hang up.
      text: You may.
    - title: Call us at {phone}.
      text: It is free.
always:
  label: I have paid
  to: paid
help:
  label: Ask us
  to: /contact
questions:
  who:
    question: Who do they say they are?
    answers:
      - label: My bank
        note: Or a card company.
        to: wants
      - label: A friend
        to: friend
  wants:
    question: What do they want?
    note: One answer is enough.
    answers:
      - label: A code
        to: thief
      - label: To talk
        to: friend
outcomes:
  thief:
    verdict: stop
    title: It is a thief
    text: No bank asks for a code.
    do: [Hang up.]
    doNot: [Do not read out the code.]
    afterHours: Call the police.
    expect: You lose nothing.
    report: [police]
    sources: ['The bank, 2026']
    links:
      - label: Ask us
        to: /contact
  friend:
    verdict: check
    title: It is a friend
    text: You know the voice. Have a good talk.
  paid:
    verdict: act
    title: Call your bank
    text: The first hours count.
    do: [Use the number on your card.]
`

/** The good guide with one part of it exchanged. The part must stand there once. */
export function stepGuideWith(from: string, to: string): string {
  const parts = goodStepGuide.split(from)
  if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times`)
  return parts.join(to)
}

/** Files of a site with a guide of questions, and a link to it. */
export function stepGuideFiles(text = goodStepGuide): Record<string, string> {
  const link = 'barLink:\n  label: Who calls?\n  to: /who-calls\n\nfooter:\n'
  return { [stepGuidePath]: text, 'site.yaml': changed('site.yaml', 'footer:\n', link) }
}
