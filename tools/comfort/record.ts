import { readFileSync, writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { RuleResult } from '../../packages/comfort-audit/src'
import { formatFile } from '../format-file'
import { table } from '../table'

/** File of the section on /how-we-tested. */
export const recordFile = 'content/shared/comfort-results.yaml'
/** File with the record for engineers, and the part of it that is written here. */
export const docsFile = 'docs/how-we-tested.md'
export const docsPart = /(?<=<!-- comfort:start -->\n)[^]*(?=<!-- comfort:end -->)/

/** Results of a full run over our own site. */
interface Run {
  day: Date
  /** Number of measured pages. */
  pages: number
  results: readonly RuleResult[]
}

/** Writes the results of a full run for visitors and for engineers. */
export async function writeRecord(run: Run): Promise<void> {
  writeFileSync(recordFile, await formatFile(recordFile, recordSection(run)))
  const docs = readFileSync(docsFile, 'utf8')
  if (!docsPart.test(docs))
    throw new Error(`${docsFile} has no part between comfort:start and comfort:end.`)
  const part = await formatFile(docsFile, docsText(run))
  writeFileSync(
    docsFile,
    docs.replace(docsPart, () => `\n${part.trimEnd()}\n\n`),
  )
}

/** Returns the results as a section of the kind table, in words for visitors. */
function recordSection({ day, pages, results }: Run): string {
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

/** Returns the results as a part of the document, with requirements and evidence. */
function docsText({ day, pages, results }: Run): string {
  const rows = results.map(({ rule, pages: measured, failures }) => ({
    Rule: rule.name,
    Requirement: rule.requirement,
    Evidence: rule.evidence,
    Pages: measured,
    Failures: failures.length,
  }))
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
    table(rows),
  ].join('\n')
}

function formatDay(day: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}
