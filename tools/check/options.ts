import { parseArgs } from 'node:util'

/** Options of `npm run check`. */
export interface Options {
  /** Check again after each change. */
  watch: boolean
  /** Fix what has one right answer, then check. */
  fix: boolean
  /** Print JSON and nothing else. */
  json: boolean
  /** Print annotations, which GitHub shows beside the lines of a pull request. */
  annotate: boolean
  /** Print the reading grade of each file. */
  reading: boolean
  /** Parts of file names; without any, all files are checked. */
  only: string[]
}

export const usage = `npm run check                            every rule for every content file
npm run check -- lost-password           only what concerns files with that in their name
npm run check -- --fix                   fixes what has one right answer, then checks
npm run check -- --watch                 checks again after each change
npm run check -- --reading               the reading grade of every file, hardest last
npm run check -- --reading lost-password with the five hardest sentences of each
npm run check -- --json                  for programs (docs/writing.md says what it holds)
npm run check -- --annotate              for GitHub; done by itself in its workflows`

/**
 * Parses the arguments of the command.
 *
 * @throws Error with the mistake and the usage of the command
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { watch: flag, fix: flag, json: flag, annotate: flag, reading: flag },
    })
    if (values.watch && values.json) throw new Error('--watch and --json do not go together.')
    return {
      ...values,
      annotate: values.annotate || (env.GITHUB_ACTIONS === 'true' && !values.json),
      only: positionals,
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
