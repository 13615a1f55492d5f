import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { listFiles } from '../../src/output/list-files'
import { currentScripts } from '../../src/output/write-headers'
import { commandFile } from '../command-file.cjs'
import { checkStyles } from './check-styles'

/** File to which inline scripts are written, so that es-check reads them. */
const inlineFile = '.tmp/inline-scripts.js'

/**
 * Features that es-check dates after ES2020, but that every supported browser has: Chrome 85,
 * Firefox 77 and Safari 13.1.
 */
const known = ['StringReplaceAll']

/**
 * Checks the scripts and styles of the built site for the browsers in package.json (`browserslist`;
 * docs/browsers.md). Prints the features that they lack, and fails then.
 */
async function checkBrowsers(): Promise<void> {
  const pages = listFiles('public')
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const inline = (pattern: RegExp): string[] => [
    ...new Set(Array.from(pages.matchAll(pattern), ([, code = '']) => code)),
  ]
  const scripts = inline(/<script>(.*?)<\/script>/gs)
  const styles = inline(/<style[^>]*>(.*?)<\/style>/gs)
  const files = (await currentScripts('public', readdirSync('public'))).map(
    (path) => `public${path}`,
  )
  if (files.length === 0 || styles.length === 0) throw new Error('Run npm run build:local first.')
  mkdirSync('.tmp', { recursive: true })
  writeFileSync(inlineFile, scripts.join(';\n'))
  const options = ['--checkFeatures', '--noCache', '--noColor', `--ignore=${known.join(',')}`]
  const { status } = spawnSync(
    process.execPath,
    [commandFile('es-check'), 'checkBrowser', ...files, inlineFile, ...options],
    { stdio: 'inherit' },
  )
  const diagnostics = await checkStyles(styles.join('\n'))
  for (const diagnostic of diagnostics) console.error(diagnostic)
  console.log(
    `${files.length} scripts, ${scripts.length} in pages, ${styles.length} style sheets: ${diagnostics.length} problems of styles`,
  )
  process.exitCode = status === 0 && diagnostics.length === 0 ? 0 : 1
}

void checkBrowsers()
