import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentDir, readEnvFile } from '../../../src/build/settings'
import { originPattern } from '../../../src/content-model/site-origin'
import { changesPath } from '../../../src/site/site-config'
import { builtPathPrefix } from '../../../tools/built-site'
import { defineCommand, runCommand } from '../../../tools/command'
import { build } from '../../../tools/gatsby'
import { compareContent } from './changes'
import { writePage } from './changes-page'
import { formatReport, type ChangesReport } from './report'
import { readReport, summaryMarkdown } from './summary.cjs'

/** Declaration of `npm run preview`. */
const command = defineCommand({
  call: 'npm run preview -- [options]',
  help: 'Builds what a pull request would deploy, with a page of what changed: /__changes.',
  options: {
    base: {
      type: 'string',
      value: '<branch or commit>',
      help: 'compares with this instead of main',
    },
    list: { type: 'boolean', help: 'only prints what changed, without a build' },
    summary: { type: 'string', value: '<file>', help: 'also writes a summary as Markdown' },
    json: { type: 'string', value: '<file>', help: 'also writes the report for programs' },
    url: {
      type: 'string',
      value: '<https://…>',
      help: 'where the preview will be, for links in the summary',
    },
  },
})

/** Options of `npm run preview`. */
type Options = ReturnType<typeof readOptions>

/**
 * Parses the arguments of the command.
 *
 * @throws Error that says what is wrong with them
 */
export function readOptions(args: readonly string[]) {
  const { values } = command.parse(args)
  if (values.base?.startsWith('-') || values.base === '') {
    throw new Error(`--base is "${values.base}". It must be a branch or a commit.`)
  }
  if (values.url !== undefined && !originPattern.test(values.url)) {
    throw new Error(`--url is "${values.url}". It must look like https://example.com.`)
  }
  return values
}

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
