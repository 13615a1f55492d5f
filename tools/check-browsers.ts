import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import css from '@eslint/css'
import { ESLint } from 'eslint'
import { listFiles } from '../src/output/files'
import { currentScripts } from '../src/output/write-headers'
import { commandFile } from './programs.cjs'

/**
 * Year of the Baseline that all supported browsers have: Chrome 87, Firefox 84 and Safari 14 are at
 * its end. Firefox 78 lacks nothing that the styles of this site use.
 */
const baseline = 2020

/** Features that may be newer, with the fallback in a browser without them. */
const plainer = {
  allowProperties: [
    // Native controls and scroll bars stay light in dark mode.
    'color-scheme',
    // Bands are as wide as the viewport: the layout of a phone.
    'container-type',
    // Lines of headings and buttons are not balanced.
    'text-wrap',
    // Underlines have the browser's default thickness.
    'text-decoration-thickness',
    // A focused element may be scrolled right below the sticky header.
    'scroll-padding-top',
    'scroll-padding-bottom',
    // -webkit-text-size-adjust precedes it.
    'text-size-adjust',
    // Only prevents scrolling of the page behind the open menu.
    'overscroll-behavior',
    // -webkit-hyphens precedes it.
    'hyphens',
    // -webkit-appearance precedes it.
    'appearance',
    // Images have their height in their attributes.
    'aspect-ratio',
    // Text areas keep their height.
    'resize',
    // Supported by all, but Safari draws it without the rounded corners of its box.
    'outline',
    'scroll-behavior',
    // Closed answers stay closed in print.
    'content-visibility',
  ],
  allowPropertyValues: {
    // break-word precedes it.
    'overflow-wrap': ['anywhere'],
    // A heading may be the last line of a printed page.
    'break-after': ['avoid'],
  },
  allowSelectors: [
    // The browser's default focus ring is shown.
    'focus-visible',
    'selection',
    'details-content',
    'marker',
    // The current menu is not underlined; the only mark of a choice is its radio button.
    'has',
    // Children that are wider than their box overflow.
    'where',
  ],
  // page: the margins are those of the browser.
  allowAtRules: ['container', 'page'],
  allowMediaConditions: [
    // The system's colors come with the default focus ring.
    'forced-colors',
    // Controls that need a script are shown without effect: such an old browser without scripts is
    // rare.
    'scripting',
  ],
}

/**
 * Selectors that a browser may not support: it drops every rule with one of them in its selector
 * list.
 */
const unknown = /:(?:has|where|is|focus-visible|details-content)\b/

const eslint = new ESLint({
  overrideConfigFile: true,
  ignore: false,
  overrideConfig: [
    {
      files: ['**/*.css'],
      language: 'css/css',
      plugins: { css },
      rules: { 'css/use-baseline': ['error', { available: baseline, ...plainer }] },
    },
  ],
})

/**
 * Checks a style sheet for the oldest supported browsers.
 *
 * @returns one line for each unsupported feature without a fallback
 */
async function checkStyles(sheet: string): Promise<string[]> {
  const [result] = await eslint.lintText(sheet, { filePath: 'built.css' })
  const lines = (result?.messages ?? []).map(
    ({ message, line, column }) => `${message} ${excerpt(sheet, line, column)}`,
  )
  return [...new Set([...lines, ...mixedSelectors(sheet)])]
}

/** Returns selector lists in which one unsupported selector would drop the others. */
function mixedSelectors(sheet: string): string[] {
  const lists = sheet.matchAll(/(?:^|[{}])([^{}@]+,[^{}@]+)\{/g)
  return Array.from(lists, ([, list = '']) => list.trim())
    .filter((list) => {
      const parts = list.split(/,(?![^(]*\))/)
      return (
        parts.length > 1 &&
        parts.some((part) => unknown.test(part)) &&
        !parts.every((part) => unknown.test(part))
      )
    })
    .map(
      (list) =>
        `A browser that does not know one of these selectors drops the rule of all: ${list}`,
    )
}

function excerpt(sheet: string, line: number, column: number): string {
  const text = sheet.split('\n')[line - 1] ?? ''
  return `(… ${text.slice(Math.max(0, column - 30), column + 30)} …)`
}

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
