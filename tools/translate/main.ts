import { contentDir, readEnvFile } from '../../src/build/settings'
import { runCommand } from '../command'
import { command, readOptions } from './options'
import { overview } from './overview'
import { readSite } from './read-site'
import { targetsOf } from './targets'
import { translateFile } from './translate-file'

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
