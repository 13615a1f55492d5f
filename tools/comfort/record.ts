import { readFileSync, writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { RuleResult } from '../../packages/comfort-audit/src'
import { table } from '../table'

/** HTML comments that enclose the generated part of a Markdown document. */
interface Marks {
  file: string
  begin: string
  end: string
}

/**
 * Returns the part of a document between its marks.
 *
 * @throws Error if the document lacks the marks
 */
export function markedPart(document: string, marks: Marks): string {
  return split(document, marks).part.trim()
}

/**
 * Replaces the part of a document between its marks.
 *
 * @throws Error if the document lacks the marks
 */
function replaceMarkedPart(document: string, part: string, marks: Marks): string {
  const { before, after } = split(document, marks)
  return `${before}\n\n${part}\n\n${after}`
}

function split(
  document: string,
  { file, begin, end }: Marks,
): Record<'before' | 'part' | 'after', string> {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} must hold the marks "${begin}" and "${end}".`)
  const start = from + begin.length
  return {
    before: document.slice(0, start),
    part: document.slice(start, to),
    after: document.slice(to),
  }
}

/** File of the section on /how-we-tested. */
export const recordFile = 'content/shared/comfort-results.yaml'
/** Part of the record for engineers that is written here. */
export const docsPart = {
  file: 'docs/how-we-tested.md',
  begin: '<!-- comfort:start -->',
  end: '<!-- comfort:end -->',
}

/** Results of a full run over our own site. */
interface Run {
  day: Date
  /** Number of measured pages. */
  pages: number
  results: readonly RuleResult[]
}

/** Writes the results of a full run for visitors and for engineers. */
export async function writeRecord(run: Run): Promise<void> {
  const { file } = docsPart
  writeFileSync(recordFile, await formatFile(recordFile, recordSection(run)))
  // The rest of the document stays as it is.
  const part = await formatFile(file, docsText(run))
  writeFileSync(file, replaceMarkedPart(readFileSync(file, 'utf8'), part.trimEnd(), docsPart))
}

async function formatFile(file: string, text: string): Promise<string> {
  // Jest cannot load Prettier, and tests import this file for its constants.
  const { format, resolveConfig } = await import('prettier')
  return format(text, { ...(await resolveConfig(file)), filepath: file })
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
