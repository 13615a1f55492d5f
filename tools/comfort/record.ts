import { stringify } from 'yaml'
import type { RuleResult } from '../../packages/comfort-audit/src'

/** File of the section on /how-we-tested. */
export const recordFile = 'content/shared/comfort-results.yaml'
/** File of the record for engineers. The part of the audit is between two marks. */
export const docsFile = 'docs/how-we-tested.md'
export const docsMarks = ['<!-- comfort:start -->', '<!-- comfort:end -->'] as const

/** Results of a full run over our own site. */
export interface Run {
  day: Date
  /** Number of measured pages. */
  pages: number
  results: readonly RuleResult[]
}

/** Returns the result as a section of the kind table, in words for visitors. */
export function recordSection({ day, pages, results }: Run): string {
  const held = results.filter(({ failures }) => failures.length === 0).length
  const all = held === results.length
  const section = {
    kind: 'table',
    title: all ? `All ${results.length} rules hold` : `${held} of ${results.length} rules hold`,
    text: `We last ran this test on ${formatDay(day)}. It looked at ${pages} pages of this website.`,
    columns: ['What we ask', 'Pages tested', 'Result'],
    folded: 'See each rule and its result',
    rows: results.map((result) => ({
      cells: [result.rule.summary, String(result.pages), formatResult(result)],
    })),
  }
  return `# Written by npm run comfort -- --record. Each rule has its text in packages/comfort-audit/src/rules.\n${stringify(section, { lineWidth: 0 })}`
}

function formatResult({ pages, failures }: RuleResult): string {
  if (pages === 0) return 'There was nothing to test'
  if (failures.length === 0) return 'Holds'
  const broken = new Set(failures.map(({ path }) => path)).size
  return `Does not hold on ${broken} ${broken === 1 ? 'page' : 'pages'} yet`
}

/** Returns the result as a part of the document, with requirements and evidence. */
export function docsPart({ day, pages, results }: Run): string {
  const rows = results.map(
    ({ rule, pages: measured, failures }) =>
      `| ${rule.name} | ${rule.requirement} | ${rule.evidence} | ${measured} | ${failures.length} |`,
  )
  return [
    '## Comfort',
    '',
    `Written by \`npm run comfort -- --record\` on ${formatDay(day)}: ${results.length} rules, ${pages} pages`,
    '(those of `sitemap.xml`, the pages for the fridge, and two addresses without a page). Rules that are',
    'measured in the page do so at 320, 375, 768 and 1280 pixels wide, in light, dark and more contrast, with text at',
    '200 %, with wide spacing, and with answers and menus open; broken words are searched at nine',
    'widths. `packages/comfort-audit/src/variants.ts` lists them. Themes and large text come from the',
    'system in the two narrow viewports, from the reading panel in the two wide ones. Journeys run at 375',
    'and 1280 pixels.',
    '',
    '| Rule | Requirement | Evidence | Pages | Failures |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

/** Returns a document with the part inserted, instead of an earlier one or at the end. */
export function withPart(document: string, part: string): string {
  const [start, end] = docsMarks
  const marked = `${start}\n\n${part}\n\n${end}`
  const from = document.indexOf(start)
  const to = document.indexOf(end)
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${marked}\n`
  return document.slice(0, from) + marked + document.slice(to + end.length)
}

function formatDay(day: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}
