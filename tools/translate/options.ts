import { defineCommand } from '../command'

/** Declaration of `npm run translate`. */
export const command = defineCommand({
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
export function readOptions(args: readonly string[]) {
  const { values, positionals: paths } = command.parse(args)
  for (const name of ['to', 'done'] as const) {
    if (values[name] && paths.length === 0) {
      throw new Error(`--${name} needs a file or a folder, such as es/pages/contact.yaml.`)
    }
  }
  return { ...values, paths }
}
