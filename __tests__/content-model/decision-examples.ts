import type { DiagnosticKind } from '../../src/content-model/diagnostics/mistakes'
import type { SourceFile } from '../../src/content-model/record'
import { decisionFiles, decisionWith } from './good-decision'
import { withFiles } from './good-site'

/** The good guide of questions with one part of it exchanged, and as it is. */
const changedBy = (from: string, to: string) => () => ({
  bad: withFiles(decisionFiles(decisionWith(from, to))),
  good: withFiles(decisionFiles()),
})

const longer = ['third', 'fourth', 'fifth'].map(
  (name, index, all) => `  ${name}:
    question: Is it ${name}?
    answers:
      - label: Yes
        to: ${all[index + 1] ?? 'thief'}
      - label: No
        to: friend
`,
)

/** Examples of mistakes in guides of questions. */
export const decisionExamples: Partial<
  Record<DiagnosticKind, () => { bad: SourceFile[]; good: SourceFile[] }>
> = {
  'decision-step-missing': changedBy('to: thief', 'to: theif'),
  'decision-name-twice': changedBy('  friend:\n    verdict', '  wants:\n    verdict'),
  'decision-loop': changedBy(
    '      - label: To talk',
    '      - label: Again\n        to: who\n      - label: To talk',
  ),
  'decision-too-long': changedBy(
    'to: thief\n      - label: To talk\n        to: friend\noutcomes:',
    `to: third\n      - label: To talk\n        to: friend\n${longer.join('')}outcomes:`,
  ),
  'decision-step-unreached': changedBy('        to: thief\n', '        to: friend\n'),
}
