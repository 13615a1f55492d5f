import { bodyOf, stepLists } from '../article/article-body'
import { inspectBody } from '../article/check-article-body'
import { isPublished } from '../article/is-published'
import { factsOfSite, type Facts } from '../facts'
import {
  type ContentRecord,
  type ContentRecords,
  type InspectedBody,
  diagnosticAt,
} from '../record'
import type { Diagnostic } from '../diagnostic'
import { explain } from '../diagnostics/mistakes'
import { choicesFor } from '../parse/suggestions'
import { fridgeSheet, mostLetters } from '../fridge-sheet'
import type { FridgeContent } from '../schemas/fridge'
import type { Step } from '../parse/parse-yaml'
import type { Steps } from '../schemas/sections/texts'

type Text = Pick<ContentRecord, 'file' | 'collection' | 'body'>

/** Findings in texts, with the facts that they were inspected with. They are kept as long as their record. */
const inspected = new WeakMap<Text, { facts: string | undefined; body: InspectedBody }>()

/** Returns the findings in the text of an article or guide. It is inspected again only if the facts have changed. */
export function inspectText(text: Text, facts: Facts | undefined): InspectedBody {
  const known = inspected.get(text)
  const written = JSON.stringify(facts)
  if (known && known.facts === written) return known.body
  const body = inspectBody(text, bodyOf(text), facts)
  inspected.set(text, { facts: written, body })
  return body
}

/** Returns the findings in the text of each article and guide. */
export function inspectBodies(records: ContentRecords): ReadonlyMap<ContentRecord, InspectedBody> {
  const facts = factsOfSite(records)
  return new Map(records.withBody().map((record) => [record, inspectText(record, facts)]))
}

/** Finds articles of an unknown category, and bodies that use what an article may not use. */
export function checkArticles(records: ContentRecords): Diagnostic[] {
  const bodies = inspectBodies(records)
  const blog = records.of('blog')[0]?.data
  const categories = blog?.categories.slice(1) ?? []
  return records.of('article').flatMap((record) => {
    const { category } = record.data
    const ofBody = bodies.get(record)?.diagnostics ?? []
    if (!blog || categories.includes(category)) return ofBody
    const text = { category, ...choicesFor(category, categories) }
    return [diagnosticAt(record, ['category'], 'category-unknown', text), ...ofBody]
  })
}

/**
 * Finds guides without a text, and texts that use what a guide may not use: images, and what an
 * article may not use either.
 */
export function checkGuides(records: ContentRecords): Diagnostic[] {
  const bodies = inspectBodies(records)
  return records.of('guide').flatMap((record) => {
    if (record.data.article || record.body?.trim()) return bodies.get(record)?.diagnostics ?? []
    return diagnosticAt(record, [], 'guide-without-text')
  })
}

/** Finds fridge sheets that would not fit on one sheet of paper, and those without lines. */
export function checkFridge(records: ContentRecords): Diagnostic[] {
  const facts = factsOfSite(records) ?? {}
  const bodies = inspectBodies(records)
  return records.all.flatMap((record) => {
    const written = fridgeOf(record)
    // Steps in a text with mistakes are looked for once those are fixed.
    const broken = bodies.get(record)?.diagnostics.length
    if (!written || (broken && !written.lines)) return []
    const { title, lines } = fridgeSheet(written, facts, record.body)
    const tooLong = (path: Step[], text: string, most: number, fix?: string): Diagnostic[] =>
      text.length <= most
        ? []
        : [
            diagnosticAt(record, path, 'fridge-too-long', {
              count: text.length,
              text,
              most,
              ...(fix ? { fix } : {}),
            }),
          ]
    const ofTitle = tooLong(['fridge', 'title'], title, mostLetters.title)
    if (written.lines) {
      const ofLines = lines.flatMap((text, index) =>
        tooLong(['fridge', 'lines', index], text, mostLetters.line),
      )
      return [...ofTitle, ...ofLines]
    }
    const cure = 'Write "lines:" below "fridge:", with each step in fewer words.'
    return [
      ...(lines.length >= 3 && lines.length <= 6
        ? []
        : [
            diagnosticAt(record, ['fridge'], 'fridge-without-lines', {
              found:
                lines.length === 0
                  ? 'no "lines:", and no <Steps> in the text that all begin with bold words'
                  : `no "lines:", and ${lines.length} steps in the first <Steps> of the text`,
            }),
          ]),
      ...ofTitle,
      ...lines.flatMap((text) => tooLong(['fridge'], text, mostLetters.line, cure)),
    ]
  })
}

/** Returns the fridge sheet that a file describes; `undefined` if it has none. */
export function fridgeOf({ data }: Pick<ContentRecord, 'data'>): FridgeContent | undefined {
  return 'fridge' in data ? (data.fridge as FridgeContent | undefined) : undefined
}

/**
 * Finds steps for readers to do that don't say what to do if they go wrong, or how to tell that they worked.
 * `<Steps>` are always for readers to do, a plain numbered list never is; a section of the kind steps is,
 * unless it has `howTo: false`.
 */
export function checkStepHelp(records: ContentRecords): Diagnostic[] {
  return records.all.flatMap((record) => [...ofText(record), ...ofSections(record)])
}

function ofText(record: ContentRecord): Diagnostic[] {
  const { root } = bodyOf(record)
  return (root ? stepLists(root) : []).flatMap(({ steps, waysBack, endings, line }) => {
    const lacks = lacking(waysBack.length > 0, endings.length > 0)
    if (steps.length === 0 || !lacks) return []
    const text = explain('steps-without-way-back', {
      count: countOf(steps),
      lacking: lacks,
      allowed:
        '<IfItGoesWrong> in each step where people get stuck, and <ItWorked> after the last step',
      fix: 'Write "   <IfItGoesWrong>What they see instead, and the way back.</IfItGoesWrong>" below a step, and "<ItWorked>What they see now.</ItWorked>" before </Steps>. If the steps are not for the reader to do, write a numbered list without <Steps>.',
    })
    return { file: record.file, line, column: 1, field: 'Steps', ...text }
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
    return diagnosticAt(record, [...path, 'steps'], 'steps-without-way-back', {
      count: countOf(steps),
      lacking: lacks,
      allowed:
        '"ifItGoesWrong:" in each step where people get stuck, and "worked:" below the steps',
      fix: 'Write "ifItGoesWrong: What they see instead, and the way back." in a step, and "worked: What they see now." below "steps:". If the steps tell what we do, or what happens, write "howTo: false" below "kind: steps".',
    })
  })
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? '1 step' : `${length} steps`
}

function lacking(hasWayBack: boolean, hasEnding: boolean): string {
  return [
    ...(hasWayBack ? [] : ['what to do if it goes wrong']),
    ...(hasEnding ? [] : ['how to tell that it worked']),
  ].join(' and ')
}

/** A section as it is written: yes and no are still words. */
type WrittenSteps = Omit<Steps, 'howTo'> & { howTo?: string }

interface StepSection {
  path: readonly Step[]
  section: WrittenSteps
}

/** Returns all sections of the kind steps in the values of a file. */
function stepSections(value: unknown, path: readonly Step[] = []): StepSection[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => stepSections(item, [...path, index]))
  }
  if (value === null || typeof value !== 'object') return []
  if ('kind' in value && value.kind === 'steps') return [{ path, section: value as WrittenSteps }]
  return Object.entries(value).flatMap(([key, item]) => stepSections(item, [...path, key]))
}

/**
 * Finds articles that are due for review: a warning, because a site must not stop building when a day comes.
 *
 * @param today the day to judge by: 2026-10-21
 */
export function overdueReviews(records: ContentRecords, today: string): Diagnostic[] {
  return records.of('article').flatMap((record) => {
    const { nextReview } = record.data
    if (nextReview === undefined || nextReview > today) return []
    return diagnosticAt(record, ['nextReview'], 'review-overdue', { nextReview, today })
  })
}

/**
 * Finds articles that are published and dated in the future: a warning, because the day may be meant.
 *
 * @param today the day to judge by: 2026-10-21
 */
export function datesAhead(records: ContentRecords, today: string): Diagnostic[] {
  return records.of('article').flatMap((record) => {
    const { date } = record.data
    if (date <= today || !isPublished(record.data, today)) return []
    return diagnosticAt(record, ['date'], 'date-ahead', { date, today })
  })
}
