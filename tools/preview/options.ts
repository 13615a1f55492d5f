import { parseArgs } from 'node:util'

/** What `npm run preview` is asked for. */
export interface Options {
  /** What the content is compared with; without it the branch main. */
  base?: string
  /** Only say what changed, without a build. */
  list: boolean
  /** Where the summary goes, as Markdown. */
  summary?: string
  /** Where the report goes besides the page, also when the build fails. */
  json?: string
  /** Where the preview will be: addresses in the summary begin with it. */
  url?: string
}

export const usage = `npm run preview                              builds the preview with its page of changes
npm run preview -- --base <branch or commit>  compares with that, and not with main
npm run preview -- --list                     only says what changed, without a build
npm run preview -- --summary <file>           writes a summary for the pull request, as Markdown
npm run preview -- --json <file>              writes the report for programs there too
npm run preview -- --url <https://…>          where the preview will be, for the summary's links`

/**
 * Reads what stands behind the command.
 *
 * @throws Error that says what is wrong and how the command is used
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
    if (values.url !== undefined && !/^https?:\/\/[^/?#\s]+$/.test(values.url)) {
      throw new Error(`--url is "${values.url}". It must look like https://example.com.`)
    }
    return values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
