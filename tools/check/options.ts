import { defineCommand } from '../command'

/** Declaration of `npm run check`. */
export const command = defineCommand({
  call: 'npm run check -- [options] [part of a file name …]',
  help: 'Checks every content file by every rule, or what concerns the files that are named.',
  takesNames: true,
  options: {
    fix: { type: 'boolean', help: 'fixes what has one right answer, then checks' },
    watch: { type: 'boolean', help: 'checks again after each change' },
    reading: {
      type: 'boolean',
      help: 'the reading grade of every file, hardest last; of named files with their hardest sentences',
    },
    json: { type: 'boolean', help: 'for programs (docs/writing.md describes the fields)' },
    annotate: { type: 'boolean', help: 'for GitHub; set in its workflows' },
  },
})

/** Options of `npm run check`. */
export type Options = ReturnType<typeof readOptions>

/**
 * Parses the arguments of the command.
 *
 * @throws Error that says what is wrong with them
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = command.parse(args)
  if (values.watch && values.json) throw new Error('--watch and --json cannot be combined.')
  const annotate = values.annotate || (env.GITHUB_ACTIONS === 'true' && !values.json)
  return { ...values, annotate, only: positionals }
}
