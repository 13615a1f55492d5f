import type { Answers } from '../question-type'
import { yamlScalar } from './yaml-scalar'

/** Returns a new file of questions and answers. */
export function faqFile({ title, question, answer }: Answers): string {
  return `title: ${yamlScalar(title)}
questions:
  - question: ${yamlScalar(question)}
    # An empty line starts a new paragraph.
    answer: |-
      ${(answer ?? '').replace(/\s+/g, ' ').trim()}
`
}
