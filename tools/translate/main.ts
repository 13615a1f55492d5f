import { contentDir, readEnvFile } from '../../src/build/settings'
import { defineCommand, runCommand } from '../command'
import { overview, readSite, targetsOf } from './site'
import { translateFile } from './translate-file'

/** Declaration of `npm run translate`. */
const command = defineCommand({
  call: 'npm run translate -- [options] [file or folder …]',
  help: `Without a name, lists the languages, what they lack, and what is older than its source.
With names, such as es/pages/contact.yaml or es, begins these translations, or shows what changed since.`,
  takesNames: true,
  options: {
    to: {
      type: 'string',
      value: '<language>',
      help: 'translates sources, such as pages/contact.yaml, into this language',
    },
    done: { type: 'boolean', help: 'marks the translations as up to date' },
  },
})

/**
 * Parses the arguments of the command.
 *
 * @throws Error that says what is wrong with them
 */
function readOptions(args: readonly string[]) {
  const { values, positionals: paths } = command.parse(args)
  for (const name of ['to', 'done'] as const) {
    if (values[name] && paths.length === 0) {
      throw new Error(`--${name} needs a file or a folder, such as es/pages/contact.yaml.`)
    }
  }
  return { ...values, paths }
}

/** Begins translations, says what changed in their sources, or says that they are up to date. */
function translate(args: readonly string[]): void {
  readEnvFile()
  const { paths, to, done = false } = readOptions(args)
  const site = readSite(contentDir())
  if (paths.length === 0) {
    console.log(overview(site))
    return
  }
  // A slip in one path is noticed before anything is written.
  const targets = paths.flatMap((path) => targetsOf(path, to, site))
  const outcomes = targets.map((target) => outcomeOf(() => translateFile(target, done, site)))
  for (const { error } of outcomes) if (error !== undefined) process.exitCode = 1
  const answers = outcomes.flatMap(({ answer, error }) => error ?? answer ?? [])
  console.log(
    answers.length > 0 ? answers.join('\n\n') : 'No translation here is older than its source.',
  )
}

/** Runs what is to be done for one file; a mistake in it does not keep others from being done. */
function outcomeOf(run: () => string | undefined): { answer?: string; error?: string } {
  try {
    const answer = run()
    return answer === undefined ? {} : { answer }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

void runCommand(command, translate)
