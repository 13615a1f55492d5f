/** @jest-environment node */
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { mistakes, type DiagnosticKind } from '../../src/content-model/diagnostics/mistakes'
import type { SourceFile } from '../../src/content-model/record'
import { exampleKinds, exampleOf } from './mistake-examples'
import { rows as table, type Row } from './mistake-table'
import { said } from './said'

const rows: readonly Row[] = [
  ...table,
  ...exampleKinds().map((kind): Row => {
    const { bad, good } = exampleOf(kind)
    return { kind, name: 'the example', before: bad, after: good }
  }),
]

/** Kinds that tests of their own report, of wording, printed guides and changes, and one that no input is known for. */
const elsewhere = [
  ...['guide-not-printed', 'spelling', 'avoided-word', 'reading-too-hard'],
  ...['address-lost', 'article-unreadable'],
]

test('every kind of mistake has an example', () => {
  const known: readonly string[] = [...rows.map(({ kind }) => kind), ...elsewhere]
  expect(Object.keys(mistakes).filter((kind) => !known.includes(kind))).toEqual([])
})

/** Returns what a fix says to write, if that is a text to copy and no advice. */
function replacementIn(fix: string): string {
  const [, text = ''] =
    /^Write (?:(?:only the words|it without them|the character itself|an apostrophe): )?(.+?)\.?$/.exec(
      fix,
    ) ?? []
  return /[….] |…|\b(?:a|and|below|for|in|instead|it|list|of|or|the|to|with|words)\b/.test(text)
    ? ''
    : text
}

const textOf = (files: readonly SourceFile[]): string =>
  files.map(({ bytes }) => new TextDecoder().decode(bytes)).join('\n')

test.each(rows.map((row) => [row.kind, row.name, row] as const))(
  '%s: after doing what the fix says to %j, nothing is wrong',
  (kind, _, { before, after }) => {
    const found = said(before).filter((diagnostic) => diagnostic.kind === kind)
    expect(found).not.toEqual([])
    const printed = found.map(formatDiagnostic).join('\n')
    expect(printed).not.toMatch(/undefined|\{\{\w+\}\}(?! here)/)
    // Files are named below the content folder, which has another name on many sites.
    expect(printed).not.toContain('content/')
    for (const { fix } of found) expect(textOf(after)).toContain(replacementIn(fix))
    expect(said(after).filter(isOfExample).map(formatDiagnostic)).toEqual([])
  },
)

/** The steps in examples are too short for a way back. */
const isOfExample = ({ kind }: { kind: DiagnosticKind }): boolean =>
  kind !== 'steps-without-way-back'

test('the message of each kind, once', () => {
  const seen = new Set<DiagnosticKind>()
  const messages = rows.flatMap(({ kind, before }) => {
    const first = said(before).find((diagnostic) => diagnostic.kind === kind)
    if (seen.has(kind) || !first) return []
    seen.add(kind)
    const { file, line, column, field, found, allowed, fix } = first
    return `${kind} ${file}:${line}:${column} ${field}\n  ${found} | ${allowed}\n  ${fix}`
  })
  expect(messages.join('\n')).toMatchSnapshot()
})
