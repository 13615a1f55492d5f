import type { Answers } from '../question-type'
import { scalar } from './scalar'

/** New questions and answers. */
export function faqFile({ title, question, answer }: Answers): string {
  return `title: ${scalar(title)}
questions:
  - question: ${scalar(question)}
    # An empty line starts a new paragraph.
    answer: |-
      ${(answer ?? '').replace(/\s+/g, ' ').trim()}
`
}
