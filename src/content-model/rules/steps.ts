import { bodyOf } from '../article/article-body'
import { stepLists } from '../article/step-lists'
import type { Diagnostic } from '../diagnostic'
import type { Step } from '../parse/parse-yaml'
import { fieldName } from '../parse/value-path'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import type { Steps } from '../schemas/sections/steps'

/**
 * Finds steps for readers to do that say nowhere what to do if it goes wrong, or not how to know that
 * it worked. `<Steps>` are always for readers to do, a plain numbered list never is; a section of the
 * kind steps is, unless it says `howTo: false`.
 */
export function checkStepHelp(records: ContentRecords): Diagnostic[] {
  return records.all.flatMap((record) => [...ofText(record), ...ofSections(record)])
}

function ofText(record: ContentRecord): Diagnostic[] {
  const { root } = bodyOf(record)
  return (root ? stepLists(root) : []).flatMap(({ steps, waysBack, endings, line }) => {
    const lacks = lacking(waysBack.length > 0, endings.length > 0)
    if (steps.length === 0 || !lacks) return []
    return {
      file: record.file,
      line,
      column: 1,
      field: 'Steps',
      kind: 'steps-without-way-back' as const,
      found: `${countOf(steps)} without ${lacks}`,
      allowed:
        '<IfItGoesWrong> in each step where people get stuck, and <ItWorked> behind the last step',
      fix: 'Write "   <IfItGoesWrong>What they see instead, and the way back.</IfItGoesWrong>" below a step, and "<ItWorked>What they see now.</ItWorked>" before </Steps>. Are they not for the reader to do? Write a numbered list without <Steps>.',
    }
  })
}

function ofSections(record: ContentRecord): Diagnostic[] {
  return stepSections(record.parsed.data).flatMap(({ path, section }) => {
    const { steps, worked, howTo } = section
    const lacks = lacking(
      steps.some(({ ifItGoesWrong }) => ifItGoesWrong),
      Boolean(worked),
    )
    if (howTo === 'false' || !lacks) return []
    return diagnosticAt(record, [...path, 'steps'], {
      field: fieldName([...path, 'steps']),
      kind: 'steps-without-way-back',
      found: `${countOf(steps)} without ${lacks}`,
      allowed:
        '"ifItGoesWrong:" in each step where people get stuck, and "worked:" below the steps',
      fix: 'Write "ifItGoesWrong: What they see instead, and the way back." in a step, and "worked: What they see now." below "steps:". Do the steps tell what we do, or what happens? Write "howTo: false" below "kind: steps".',
    })
  })
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? '1 step' : `${length} steps`
}

function lacking(hasWayBack: boolean, hasEnding: boolean): string {
  return [
    ...(hasWayBack ? [] : ['what to do if it goes wrong']),
    ...(hasEnding ? [] : ['how to know that it worked']),
  ].join(' and without ')
}

/** A section as it is written: yes and no are still words. */
type WrittenSteps = Omit<Steps, 'howTo'> & { howTo?: string }

interface StepSection {
  path: readonly Step[]
  section: WrittenSteps
}

/** Returns the sections of the kind steps in the values of a file, wherever they stand. */
function stepSections(value: unknown, path: readonly Step[] = []): StepSection[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => stepSections(item, [...path, index]))
  }
  if (value === null || typeof value !== 'object') return []
  if ('kind' in value && value.kind === 'steps') return [{ path, section: value as WrittenSteps }]
  return Object.entries(value).flatMap(([key, item]) => stepSections(item, [...path, key]))
}
