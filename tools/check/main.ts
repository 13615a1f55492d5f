import { watch } from 'node:fs'
import { confirm, log } from '@clack/prompts'
import { currentDay } from '../../src/build/site-fields'
import { readContentFiles } from '../../src/build/read-content'
import { contentDir, contentFolder, readEnvFile } from '../../src/build/settings'
import { checkAll } from './check-all'
import { confirmClaims } from './confirm'
import { fixContent, unformattedFiles, type Change } from './fix'
import { reportAnnotations, reportJson, reportReading, reportText, type Result } from './report'
import { defineCommand, runCommand } from '../command'

/** Declaration of `npm run check`. */
const command = defineCommand({
  call: 'npm run check -- [options] [part of a file name …]',
  help: 'Checks every content file by every rule, or what concerns the files that are named.',
  takesNames: true,
  options: {
    fix: { type: 'boolean', help: 'fixes what has one right answer, then checks' },
    confirm: {
      type: 'boolean',
      help: 'shows what your site still says in the words of the sample, file by file, and notes what you confirm',
    },
    watch: { type: 'boolean', help: 'checks again after each change' },
    reading: {
      type: 'boolean',
      help: 'the reading grade of every file, hardest last; of named files with their hardest sentences',
    },
    json: {
      type: 'boolean',
      help: 'for programs: one object. The exit code is 1 with mistakes, 2 if the check could not run',
    },
    annotate: { type: 'boolean', help: 'for GitHub; set in its workflows' },
  },
})

/** Options of `npm run check`. */
type Options = ReturnType<typeof readOptions>

/**
 * Parses the arguments of the command.
 *
 * @throws Error that says what is wrong with them
 */
function readOptions(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = command.parse(args)
  if (values.watch && values.json) throw new Error('--watch and --json cannot be combined.')
  const annotate = values.annotate || (env.GITHUB_ACTIONS === 'true' && !values.json)
  return { ...values, annotate, only: positionals }
}

/** Checks the content once and prints the result. Returns whether there is no mistake. */
async function checkOnce(options: Options): Promise<boolean> {
  const folder = contentDir()
  const fixed = options.fix ? await fixContent(folder, options.only, currentDay()) : []
  const result = await checkAll(folder, options.only)
  result.notes.push(...(await layoutNote(folder, options.only, result)))
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

/** Returns a note if files are laid out in another way than the command would write them. That is no mistake. */
async function layoutNote(
  folder: string,
  only: readonly string[],
  { mistakes }: Result,
): Promise<string[]> {
  const files = readContentFiles(folder).filter(
    ({ path }) => only.length === 0 || only.some((part) => path.includes(part)),
  )
  const found = [...(await unformattedFiles(files, mistakes)).keys()]
  const [path = ''] = found
  if (found.length === 0) return []
  const which = found.length === 1 ? `${path} is` : `${path} and ${found.length - 1} more are`
  return [`${which} laid out in another way than the rest. "npm run check -- --fix" changes that.`]
}

function formatChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'There is nothing to fix automatically.'
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

/** Asks about each file with words of the sample whether all of them are true. */
async function askToConfirm({ only }: Options): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new Error('--confirm asks a person who has read the words, so it needs a terminal.')
  }
  const left = await confirmClaims(contentDir(), only, currentDay(), async (shown) => {
    log.message(shown)
    return (await confirm({ message: 'Is all of this true of you?', initialValue: false })) === true
  })
  console.log(
    left === 0
      ? `Nothing is open${only.length > 0 ? ' in these files' : ''}.`
      : 'Change or delete what isn’t true. "npm run check" says where.',
  )
}

void runCommand(command, async (args) => {
  readEnvFile()
  const options = readOptions(args, process.env)
  if (options.confirm) await askToConfirm(options)
  else if (options.watch) await watchContent(options)
  else if (!(await checkOnce(options))) process.exitCode = 1
})
