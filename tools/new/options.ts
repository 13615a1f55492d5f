import { parseArgs } from 'node:util'
import { kinds, type KindName } from './kinds'
import type { Answers } from './question-type'

/** Options of `npm run new`. */
export interface Options {
  kind: KindName
  flags: Answers
}

const lines = Object.entries(kinds).map(
  ([name, { file }]) => `npm run new ${name.padEnd(15)} ${file}`,
)

export const usage = `${lines.join('\n')}

It asks for what the file must hold, and writes it.
Every answer can also be given as a flag behind "--", such as:
npm run new article -- --title "If You Lose Your Phone" --category Safety --tags Phones,Safety`

/**
 * Parses the arguments of the command.
 *
 * @throws Error with the mistake and the usage of the command
 */
export function readOptions(args: readonly string[]): Options {
  const name = args[0] ?? ''
  if (!Object.hasOwn(kinds, name)) {
    const found = name === '' ? 'Nothing is named to begin.' : `There is no "${name}" to begin.`
    throw new Error(`${found}\n\n${usage}`)
  }
  const kind = name as KindName
  const flags = kinds[kind].questions.map((question) => question.name)
  try {
    const { values } = parseArgs({
      args: args.slice(1),
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
    })
    return { kind, flags: values as Answers }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const known = flags.map((flag) => `--${flag}`).join(', ')
    throw new Error(`${reason}\nFlags of "${kind}": ${known}.\n\n${usage}`)
  }
}
