import { defineCommand } from '../command'
import { kinds, type KindName } from './kinds'
import type { Answers } from './question-type'

const names = Object.entries(kinds).map(
  ([name, { file }]) => `  npm run new ${name.padEnd(15)}  ${file}`,
)

const general = defineCommand({
  call: 'npm run new <kind>',
  help: `Writes a new content file. It asks for what the file needs:

${names.join('\n')}

Every answer can also be an option, such as
npm run new article -- --title "If You Lose Your Phone" --category Safety --tags Phones,Safety
"npm run new article -- --help" lists those of a kind.`,
  options: {},
})

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name)

/** Returns the declaration of `npm run new` for a kind of file; without one, for all. */
export function commandFor(kind = '') {
  if (!isKind(kind)) return general
  return defineCommand({
    call: `npm run new ${kind} -- [options]`,
    help: `Writes ${kinds[kind].file}. It asks for everything that no option gives.`,
    options: Object.fromEntries(
      kinds[kind].questions.map(({ name, ask }) => [name, { type: 'string', help: ask } as const]),
    ),
  })
}

/**
 * Parses the arguments of the command.
 *
 * @throws Error with the usage of the command
 */
export function readOptions([kind = '', ...args]: readonly string[]): {
  kind: KindName
  flags: Answers
} {
  if (isKind(kind)) return { kind, flags: commandFor(kind).parse(args).values }
  const found = kind === '' ? 'Name the kind of file.' : `There is no kind "${kind}".`
  throw new Error(`${found}\n\n${general.usage}`)
}
