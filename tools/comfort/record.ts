import { readFileSync, writeFileSync } from 'node:fs'
import type { RuleResult } from '../../packages/comfort-audit/src'
import { formatFile } from '../format-file'
import { table } from '../table'

/** File with the record, and the part of it that is written here. */
export const docsFile = 'docs/how-we-tested.md'
export const docsPart = /(?<=<!-- comfort:start -->\n)[^]*(?=<!-- comfort:end -->)/

/** Results of a full run over our own site. */
interface Run {
  day: Date
  /** Number of measured pages. */
  pages: number
  results: readonly RuleResult[]
}

/** Writes the results of a full run to the docs. */
export async function writeRecord(run: Run): Promise<void> {
  const docs = readFileSync(docsFile, 'utf8')
  if (!docsPart.test(docs))
    throw new Error(`${docsFile} has no part between comfort:start and comfort:end.`)
  const part = await formatFile(docsFile, docsText(run))
  writeFileSync(
    docsFile,
    docs.replace(docsPart, () => `\n${part.trimEnd()}\n\n`),
  )
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
