import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { currentScripts } from '../../src/output/write-headers'
import { checkScripts } from './check-scripts'
import { checkStyles } from './check-styles'
import { inlineCode } from './built-code'

/** File to which inline scripts are written, so that they are checked like files. */
const inlineFile = '.tmp/inline-scripts.js'

/**
 * Checks the scripts and styles of the built site for the browsers in package.json (`browserslist`;
 * docs/browsers.md). Prints the features that they lack, and fails then.
 */
async function checkBrowsers(): Promise<void> {
  const { scripts, styles } = inlineCode('public')
  const files = (await currentScripts('public', readdirSync('public'))).map(
    (path) => `public${path}`,
  )
  mkdirSync('.tmp', { recursive: true })
  writeFileSync(inlineFile, scripts.join(';\n'))
  const diagnostics = [
    ...checkScripts([...files, inlineFile]),
    ...(await checkStyles(styles.join('\n'))),
  ]
  for (const diagnostic of diagnostics) console.error(diagnostic)
  console.log(
    `${files.length} scripts, ${scripts.length} in pages, ${styles.length} style sheets: ${diagnostics.length} problems`,
  )
  process.exitCode = diagnostics.length === 0 && files.length > 0 && styles.length > 0 ? 0 : 1
}

void checkBrowsers()
