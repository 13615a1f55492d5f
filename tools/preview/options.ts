import { originPattern } from '../../src/content-model/site-origin'
import { defineCommand } from '../command'

/** Declaration of `npm run preview`. */
export const command = defineCommand({
  call: 'npm run preview -- [options]',
  help: 'Builds what a pull request would deploy, with a page of what changed: /__changes.',
  options: {
    base: {
      type: 'string',
      value: '<branch or commit>',
      help: 'compares with this instead of main',
    },
    list: { type: 'boolean', help: 'only prints what changed, without a build' },
    summary: { type: 'string', value: '<file>', help: 'also writes a summary as Markdown' },
    json: { type: 'string', value: '<file>', help: 'also writes the report for programs' },
    url: {
      type: 'string',
      value: '<https://…>',
      help: 'where the preview will be, for links in the summary',
    },
  },
})

/** Options of `npm run preview`. */
export type Options = ReturnType<typeof readOptions>

/**
 * Parses the arguments of the command.
 *
 * @throws Error that says what is wrong with them
 */
export function readOptions(args: readonly string[]) {
  const { values } = command.parse(args)
  if (values.base?.startsWith('-') || values.base === '') {
    throw new Error(`--base is "${values.base}". It must be a branch or a commit.`)
  }
  if (values.url !== undefined && !originPattern.test(values.url)) {
    throw new Error(`--url is "${values.url}". It must look like https://example.com.`)
  }
  return values
}
