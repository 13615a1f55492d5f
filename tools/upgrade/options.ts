import { defineCommand } from '../command'

const value = '<tag, branch or commit>'

/** Declaration of `npm run upgrade`. */
export const command = defineCommand({
  call: 'npm run upgrade -- [options]',
  help: 'Lists what needs your attention in a newer version, then the commands to type.',
  options: {
    audit: {
      type: 'boolean',
      help: 'only the list; the exit code is 1 if something needs attention',
    },
    to: { type: 'string', value, help: 'upgrades to this instead of the newest version' },
    from: {
      type: 'string',
      value,
      help: 'the version that your site was made from, if git cannot know it',
    },
  },
})

/** Options of `npm run upgrade`. */
export type Options = ReturnType<typeof readOptions>

/**
 * Parses the arguments of the command.
 *
 * @throws Error that says what is wrong with them
 */
export function readOptions(args: readonly string[]) {
  const { values } = command.parse(args)
  for (const name of ['to', 'from'] as const) {
    const ref = values[name]
    if (ref?.startsWith('-') || ref === '') {
      throw new Error(`--${name} is "${ref}". It must be a tag, a branch or a commit.`)
    }
  }
  return values
}
