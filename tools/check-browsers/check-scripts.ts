import { spawnSync } from 'node:child_process'
import { commandFile } from '../command-file.cjs'

/**
 * Features that es-check dates after ES2020, but that every supported browser has: Chrome 85,
 * Firefox 77 and Safari 13.1.
 */
const known = ['StringReplaceAll']

/**
 * Checks syntax and methods of scripts for the oldest supported browsers.
 *
 * @param files paths, or globs of them
 * @returns one line for each script that they cannot run, with the features and the browsers that
 * lack them
 */
export function checkScripts(files: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      commandFile('es-check'),
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
