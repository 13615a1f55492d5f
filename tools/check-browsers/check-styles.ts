import css from '@eslint/css'
import { ESLint } from 'eslint'

/**
 * The year whose Baseline all promised browsers have: Chrome 87, Firefox 84 and Safari 14 stand at its
 * end. Firefox 78 differs in nothing that styles of this site use.
 */
const baseline = 2020

/** What may be newer, and what a browser shows that does not know it. */
const plainer = {
  allowProperties: [
    // The browser's own controls and scroll bars stay light on dark.
    'color-scheme',
    // Boxes are as wide as the screen: the layout of a phone.
    'container-type',
    // Lines of headings and buttons end where they are full.
    'text-wrap',
    // Underlines are as thick as the browser's own.
    'text-decoration-thickness',
    // What has the focus may stop right below the bar.
    'scroll-padding-top',
    'scroll-padding-bottom',
    // -webkit-text-size-adjust stands before it.
    'text-size-adjust',
    // Only keeps the page still at the end of the open menu.
    'overscroll-behavior',
    // -webkit-hyphens stands before it.
    'hyphens',
    // -webkit-appearance stands before it.
    'appearance',
    // A picture has its height in its attributes.
    'aspect-ratio',
    // A field of text keeps its height.
    'resize',
    // Known to all but a corner: Safari draws it without the rounded corners of its box.
    'outline',
    'scroll-behavior',
    // Closed answers stay closed on paper.
    'content-visibility',
  ],
  allowPropertyValues: {
    // break-word stands before it.
    'overflow-wrap': ['anywhere'],
    // A heading may stand alone at the foot of a sheet.
    'break-after': ['avoid'],
  },
  allowSelectors: [
    // The browser's own ring shows the focus.
    'focus-visible',
    'selection',
    'details-content',
    'marker',
    // The menu that the page stands in is not underlined; a choice has only its own mark.
    'has',
    // Children that are wider than their box stay so.
    'where',
  ],
  // page: the margins are those of the browser.
  allowAtRules: ['container', 'page'],
  allowMediaConditions: [
    // The system's own colors come with the ring of the browser.
    'forced-colors',
    // What needs a script is shown, and does nothing: a browser so old without scripts is rare.
    'scripting',
  ],
}

/** Selectors that a browser may not know: it drops every rule that names one, with all its others. */
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
 * Reads a style sheet as the oldest promised browsers would.
 *
 * @returns one line for each thing that they do not know and that has no fallback
 */
export async function checkStyles(sheet: string): Promise<string[]> {
  const [result] = await eslint.lintText(sheet, { filePath: 'built.css' })
  const lines = (result?.messages ?? []).map(
    ({ message, line, column }) => `${message} ${excerpt(sheet, line, column)}`,
  )
  return [...new Set([...lines, ...mixedSelectors(sheet)])]
}

/** Lists of selectors in which one that may be unknown takes others down with it. */
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
