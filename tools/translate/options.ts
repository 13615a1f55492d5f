import { parseArgs } from 'node:util'

/** Options of `npm run translate`. */
export interface Options {
  /** Files and folders below the content folder; without any, all languages are listed. */
  paths: string[]
  /** Code of the language to translate to, where the paths are those of sources. */
  to?: string
  /** Whether the translations are up to date again. */
  done: boolean
}

export const usage = `npm run translate                                   languages, what is missing, what is older than its source
npm run translate -- es/pages/contact.yaml          begins a translation, or shows what changed since
npm run translate -- pages/contact.yaml --to es     the same
npm run translate -- es                             shows what changed, in all files of a language or folder
npm run translate -- es/pages/contact.yaml --done   says that a translation is up to date again`

/**
 * Parses the arguments of the command.
 *
 * @throws Error with the mistake and the usage of the command
 */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        done: { type: 'boolean', default: false },
      },
    })
    const { to, done } = values
    if (positionals.length === 0 && (to !== undefined || done)) {
      throw new Error('Name a file or a folder.')
    }
    return { paths: positionals, done, ...(to === undefined ? {} : { to }) }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
