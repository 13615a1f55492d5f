import { spawnSync } from 'node:child_process'

/**
 * Features that es-check takes for newer than ES2020 by the year they were standardized in, and that
 * every promised browser has: Chrome 85, Firefox 77 and Safari 13.1.
 */
const known = ['StringReplaceAll']

/**
 * Reads scripts as the oldest promised browsers would: their syntax, and the methods they call.
 *
 * @param files paths, or patterns of them
 * @returns one line a script that they cannot run, with the features and the browsers that lack them
 */
export function checkScripts(files: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/es-check',
    [
      'checkBrowser',
      ...files,
      '--checkFeatures',
      '--noCache',
      '--noColor',
      `--ignore=${known.join(',')}`,
    ],
    { encoding: 'utf8' },
  )
  if (status === 0) return []
  const output = stdout + stderr
  const found = output.matchAll(/erroring file: (.+)\s+· error: (?:Error: |SyntaxError: )?(.+)/g)
  const lines = Array.from(found, ([, file, what]) => `${file}: ${what}`)
  return lines.length > 0 ? lines : [output.trim()]
}
