import { watch } from 'node:fs'
import { currentDay } from '../../src/build/current-day'
import { contentDir, contentFolder, readEnvFile } from '../../src/build/settings'
import { runCommand } from '../command'
import { checkAll } from './check-all'
import { fixContent } from './fix/fix-content'
import type { Change } from './fix/fix-text'
import { command, readOptions, type Options } from './options'
import { reportAnnotations } from './report-annotations'
import { reportJson } from './report-json'
import { reportReading, reportText } from './report'

/** Checks the content once and prints the result. Returns whether there is no mistake. */
async function checkOnce(options: Options): Promise<boolean> {
  const folder = contentDir()
  const fixed = options.fix ? await fixContent(folder, options.only, currentDay()) : []
  const result = await checkAll(folder, options.only)
  if (options.json) {
    console.log(reportJson(result, fixed))
  } else if (options.reading) {
    console.log(reportReading(result, options.only.length > 0))
  } else {
    if (options.fix) console.log(`${formatChanges(fixed)}\n`)
    console.log(reportText(result, contentFolder()))
    const annotations = options.annotate ? reportAnnotations(result, contentFolder()) : ''
    if (annotations) console.log(`\n${annotations}`)
  }
  return result.mistakes.length === 0
}

function formatChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing to fix by itself.'
  const lines = changes.map(({ file, line, what }) => `fixed ${file}:${line}  ${what}`)
  return lines.join('\n')
}

/**
 * Checks again after each change. Several changes at once, as when a branch is switched, count as
 * one.
 */
async function watchContent(options: Options): Promise<void> {
  let running: Promise<unknown> = checkOnce(options)
  let waiting: NodeJS.Timeout | undefined
  watch(contentDir(), { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      running = running.then(() => {
        console.log(`\n--- ${new Date().toLocaleTimeString()}`)
        return checkOnce({ ...options, fix: false })
      })
    }, 100)
  })
  await running
  console.log('\nWaiting for changes. Ctrl+C ends it.')
}

void runCommand(command, async (args) => {
  readEnvFile()
  const options = readOptions(args, process.env)
  if (options.watch) await watchContent(options)
  else if (!(await checkOnce(options))) process.exitCode = 1
})
