import { parseArgs } from 'node:util'

/** Options of `npm run upgrade`. */
export interface Options {
  /** Only list what needs attention, without the commands that merge. */
  audit: boolean
  /** Version to upgrade to; the newest of the remote by default. */
  to?: string
  /** Version that the site was made from; found by itself where git knows it. */
  from?: string
}

export const usage = `npm run upgrade                     lists what needs your attention, then the commands to type
npm run upgrade -- --audit          only the list; exit code 1 where something needs attention
npm run upgrade -- --to v0.2.0      not to the newest version, but to that tag, branch or commit
npm run upgrade -- --from v0.1.0    the version that your site was made from, where git cannot know`

/**
 * Parses the arguments of the command.
 *
 * @throws Error with the mistake and the usage of the command
 */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { audit: { type: 'boolean', default: false }, to: text, from: text },
    })
    for (const name of ['to', 'from'] as const) {
      const ref = values[name]
      if (ref?.startsWith('-') || ref === '') {
        throw new Error(`--${name} is "${ref}". It must be a tag, a branch or a commit.`)
      }
    }
    return values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
