import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentDir, readEnvFile } from '../../src/build/settings'
import { changesPath } from '../../src/site/site-config'
import { builtPathPrefix } from '../built-path-prefix'
import { runCommand } from '../command'
import { build } from '../gatsby'
import { compareContent } from './compare-content'
import { command, readOptions, type Options } from './options'
import type { ChangesReport } from './report'
import { formatReport } from './format-report'
import { readReport, summaryMarkdown } from './summary.cjs'
import { writePage } from './write-page'

/** Builds what a pull request would deploy, with a page that lists the changes. */
async function preview(args: readonly string[]): Promise<void> {
  readEnvFile()
  const options = readOptions(args)
  const compared = await compareContent(contentDir(), options.base)
  const { report } = compared
  console.log(formatReport(report))
  // Also written before the build: where mistakes stop it, a reviewer must see them.
  writeReports(report, options)
  if (options.list) return

  if ((await build({ PREVIEW: 'true', PREVIEW_CHANGES: 'true' })) !== 0) {
    process.exitCode = 1
    return
  }
  report.built = true
  writePage('public', compared)
  writeReports(report, options)
  console.log(
    `\nThe preview is in public/. See it with: npm run serve\nWhat changed is at ${builtPathPrefix()}${changesPath}`,
  )
}

function writeReports(report: ChangesReport, { summary, json, url }: Options): void {
  const text = `${JSON.stringify(report, null, 2)}\n`
  if (json) write(json, text)
  if (summary) write(summary, summaryMarkdown(readReport(text), { url }))
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

void runCommand(command, preview)
