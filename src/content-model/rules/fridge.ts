import { factsOfSite } from '../facts'
import { fridgeSheet, mostLetters, type FridgeSheet } from '../fridge-sheet'
import type { Diagnostic } from '../diagnostic'
import { fieldName } from '../parse/value-path'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import type { FridgeContent } from '../schemas/fridge'
import { inspectBodies } from './bodies'

/** Finds pages for the fridge that would not fit on one sheet of paper, and those without lines. */
export function checkFridge(records: ContentRecords): Diagnostic[] {
  const facts = factsOfSite(records) ?? {}
  return records.all.flatMap((record) => {
    const written = fridgeOf(record)
    // Steps of a text with mistakes are looked for once those are fixed.
    const broken =
      record.body !== undefined && inspectBodies(records).get(record)?.diagnostics.length
    if (!written || (broken && !written.lines)) return []
    const sheet = fridgeSheet(written, facts, record.body)
    return written.lines
      ? tooLong(record, sheet)
      : [...noLines(record, sheet), ...tooLong(record, sheet)]
  })
}

/** What a file says of its page for the fridge; nothing where it has none. */
export function fridgeOf({ data }: Pick<ContentRecord, 'data'>): FridgeContent | undefined {
  return 'fridge' in data ? (data.fridge as FridgeContent | undefined) : undefined
}

function tooLong(record: ContentRecord, { title, lines }: FridgeSheet): Diagnostic[] {
  const fromSteps = fridgeOf(record)?.lines === undefined
  const cure = fromSteps
    ? 'Write "lines:" below "fridge:", with each step in fewer words.'
    : 'Say it in fewer words.'
  const texts = [
    {
      text: title,
      path: ['fridge', 'title'],
      most: mostLetters.title,
      fix: 'Say it in fewer words.',
    },
    ...lines.map((text, index) => ({
      text,
      path: fromSteps ? ['fridge'] : ['fridge', 'lines', index],
      most: mostLetters.line,
      fix: cure,
    })),
  ]
  return texts
    .filter(({ text, most }) => text.length > most)
    .map(({ text, path, most, fix }) =>
      diagnosticAt(record, path, {
        field: fieldName(path),
        kind: 'fridge-too-long',
        found: `${text.length} letters: "${text}"`,
        allowed: `at most ${most} letters, facts filled in, so that all fits on one sheet of paper`,
        fix,
      }),
    )
}

function noLines(record: ContentRecord, { lines }: FridgeSheet): Diagnostic[] {
  if (lines.length >= 3 && lines.length <= 6) return []
  return [
    diagnosticAt(record, ['fridge'], {
      field: 'fridge',
      kind: 'fridge-without-lines',
      found:
        lines.length === 0
          ? 'no "lines:", and no <Steps> in the text that all begin with bold words'
          : `no "lines:", and ${lines.length} steps in the first <Steps> of the text`,
      allowed: 'three to six lines, or a text whose first <Steps> are three to six',
      fix: 'Write "lines:" below "fridge:": what a reader should see at a glance.',
    }),
  ]
}
