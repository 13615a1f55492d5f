import { parseArgs } from 'node:util'
import { originPattern } from '../../src/content-model/site-origin'

/** Options of `npm run preview`. */
export interface Options {
  /** Ref to compare with; the branch main by default. */
  base?: string
  /** Only print what changed, without a build. */
  list: boolean
  /** File for the summary in Markdown. */
  summary?: string
  /** File for the report in JSON, also written when the build fails. */
  json?: string
  /** Origin of the preview, for links in the summary. */
  url?: string
}

export const usage = `npm run preview                              builds the preview with its page of changes
npm run preview -- --base <branch or commit>  compares with that, and not with main
npm run preview -- --list                     only says what changed, without a build
npm run preview -- --summary <file>           writes a summary for the pull request, as Markdown
npm run preview -- --json <file>              writes the report for programs there too
npm run preview -- --url <https://…>          where the preview will be, for the summary's links`

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
      options: {
        base: text,
        list: { type: 'boolean', default: false },
        summary: text,
        json: text,
        url: text,
      },
    })
    if (values.base?.startsWith('-') || values.base === '') {
      throw new Error(`--base is "${values.base}". It must be a branch or a commit.`)
    }
    if (values.url !== undefined && !originPattern.test(values.url)) {
      throw new Error(`--url is "${values.url}". It must look like https://example.com.`)
    }
    return values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
