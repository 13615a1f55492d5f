import type { Mistake } from './mistake'

/** Mistakes in content/decisions: guides whose answers lead a visitor astray. */
export const decisionMistakes = {
  'decision-step-missing': {
    title: 'An answer that leads nowhere',
    why: 'A visitor who needs help now would be stuck there.',
    in: 'file',
    bad: 'to: hang-upp',
    good: 'to: hang-up',
  },
  'decision-name-twice': {
    title: 'A question and an outcome of one name',
    why: 'Each has a page, and the name is the end of its address.',
    in: 'file',
    bad: 'an outcome with the name of a question',
    good: 'an outcome with a name of its own',
  },
  'decision-loop': {
    title: 'Answers that lead in a circle',
    why: 'Visitors would be asked the same again and never get to an outcome.',
    in: 'file',
    bad: 'an answer that leads back to an earlier question',
    good: 'an answer that leads to an outcome',
  },
  'decision-too-long': {
    title: 'Too many questions before an outcome',
    why: 'People who are frightened or in a hurry give up.',
    in: 'file',
    bad: 'five questions on one way',
    good: 'four questions at most',
  },
  'decision-step-unreached': {
    title: 'A question or outcome that no answer leads to',
    why: 'Nobody would ever see it.',
    in: 'file',
    bad: 'an outcome that is named by no answer',
    good: 'an outcome that an answer names',
  },
} as const satisfies Record<string, Mistake>
