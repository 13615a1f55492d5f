import { stringify } from 'yaml'
import type { RuleResult } from './measure-site'

/** The section that /how-we-tested shows. */
export const recordFile = 'content/shared/comfort-results.yaml'
/** The record for engineers; our part stands between two marks. */
export const docsFile = 'docs/how-we-tested.md'
export const docsMarks = ['<!-- comfort:start -->', '<!-- comfort:end -->'] as const

/** A full run over our own site. */
export interface Run {
  day: Date
  /** How many pages were measured. */
  pages: number
  results: readonly RuleResult[]
}

/** The result as a section of the kind table, in words for visitors. */
export function recordSection({ day, pages, results }: Run): string {
  const held = results.filter(({ failures }) => failures.length === 0).length
  const all = held === results.length
  const section = {
    kind: 'table',
    title: all ? `All ${results.length} rules hold` : `${held} of ${results.length} rules hold`,
    text: `We last ran this test on ${dayWords(day)}. It looked at ${pages} pages of this website.`,
    columns: ['What we ask', 'Pages tested', 'Result'],
    folded: 'See each rule and its result',
    rows: results.map((result) => ({
      cells: [result.rule.asks, String(result.pages), resultWords(result)],
    })),
  }
  return `# Written by npm run comfort -- --record. The words of the rules stand in tools/comfort/rules.\n${stringify(section, { lineWidth: 0 })}`
}

function resultWords({ pages, failures }: RuleResult): string {
  if (pages === 0) return 'There was nothing to test'
  if (failures.length === 0) return 'Holds'
  const broken = new Set(failures.map(({ path }) => path)).size
  return `Does not hold on ${broken} ${broken === 1 ? 'page' : 'pages'} yet`
}

/** The result as a part of the document, with numbers and sources. */
export function docsPart({ day, pages, results }: Run): string {
  const rows = results.map(
    ({ rule, pages: measured, failures }) =>
      `| ${rule.name} | ${rule.number} | ${rule.source} | ${measured} | ${failures.length} |`,
  )
  return [
    '## Comfort',
    '',
    `Written by \`npm run comfort -- --record\` on ${dayWords(day)}: ${results.length} rules, ${pages} pages`,
    '(those of `sitemap.xml` and two addresses without a page). Rules that are measured in the page',
    'look at it 320, 375, 768 and 1280 pixels wide, in light, dark and more contrast, with text at',
    '200 %, with wide spacing, and with answers and menus open; broken words are looked for at nine',
    'widths. `tools/comfort/looks.ts` says which rule looks where. Themes and large text are asked for by the system on the two narrow screens,',
    'and chosen in the reading panel on the two wide ones. Journeys are tried 375 and 1280 pixels wide.',
    '',
    '| Rule | Number | Source | Pages | Failures |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

/** A document with our part put in, in the place of an earlier one or at the end. */
export function withPart(document: string, part: string): string {
  const [start, end] = docsMarks
  const marked = `${start}\n\n${part}\n\n${end}`
  const from = document.indexOf(start)
  const to = document.indexOf(end)
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${marked}\n`
  return document.slice(0, from) + marked + document.slice(to + end.length)
}

function dayWords(day: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}
