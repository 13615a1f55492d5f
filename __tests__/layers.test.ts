/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix, resolve } from 'node:path'
import { commandFile } from '../tools/programs.cjs'

const config = resolve('tools/layers.cjs')
// Below the project, so that packages are found in its node_modules.
const folder = resolve('.tmp', 'layers')

/** A file of each folder of src, which imports nothing. */
const targets = [
  'content-model/schema',
  'palette/color-names',
  'palette/derive-schemes',
  'theme/colors',
  'components/ui/card',
  'components/sections/hero',
  'components/article/header',
  'components/forms/field',
  'components/layout/footer',
  'components/layout/use-site',
  'search/match',
  'preferences/panel',
  'preferences/apply-preferences',
  'hydration/start-app',
  'templates/page',
  'cache/digest',
  'site/build-site',
  'site/guide-files',
  'build/settings',
  'output/feed',
  'output/write-site',
  'gatsby/nodes',
]

type Example = readonly [rule: string, from: string, imported: string]

/** Imports of values, by the rule that refuses them, the folder of the file, and what it imports. */
const refusedValues: readonly Example[] = [
  ['content-model-values', 'content-model', 'src/components/ui/card'],
  ['content-model-values', 'content-model', 'src/cache/digest'],
  ['palette-values', 'palette', 'src/theme/colors'],
  ['palette-values', 'palette', 'src/content-model/schema'],
  ['theme-values', 'theme', 'src/content-model/schema'],
  ['theme-values', 'theme', 'src/palette/derive-schemes'],
  ['ui-values', 'components/ui', 'src/palette/derive-schemes'],
  ['theme-values', 'theme', 'src/components/ui/card'],
  ['ui-values', 'components/ui', 'src/components/sections/hero'],
  ['ui-values', 'components/ui', 'src/content-model/schema'],
  ['ui-values', 'components/ui', 'src/templates/page'],
  ['sections-values', 'components/sections', 'src/content-model/schema'],
  ['sections-values', 'components/sections', 'src/gatsby/nodes'],
  ['sections-values', 'components/sections', 'src/components/layout/footer'],
  ['decisions-values', 'components/decisions', 'src/components/sections/hero'],
  ['article-values', 'components/article', 'src/components/layout/footer'],
  ['article-values', 'components/article', 'src/search/match'],
  ['forms-values', 'components/forms', 'src/components/layout/footer'],
  ['forms-values', 'components/forms', 'src/components/sections/hero'],
  ['search-values', 'search', 'src/components/sections/hero'],
  ['search-values', 'search', 'src/content-model/schema'],
  ['preferences-values', 'preferences', 'src/components/layout/footer'],
  ['hydration-values', 'hydration', 'src/theme/colors'],
  ['layout-values', 'components/layout', 'src/components/sections/hero'],
  ['layout-values', 'components/layout', 'src/components/article/header'],
  ['templates-values', 'templates', 'src/content-model/schema'],
  ['templates-values', 'pages', 'src/gatsby/nodes'],
  ['templates-values', 'templates', 'src/site/build-site'],
  ['ui-values', 'components/ui', 'src/site/build-site'],
  ['content-model-values', 'content-model', 'src/site/build-site'],
  ['cache-values', 'cache', 'src/site/build-site'],
  ['site-values', 'site', 'src/components/layout/footer'],
  ['site-values', 'site', 'src/build/settings'],
  ['site-values', 'site', 'src/output/write-site'],
  ['site-values', 'site', 'src/gatsby/nodes'],
  ['site-is-pure', 'site', 'node:fs'],
  ['build-values', 'build', 'src/output/write-site'],
  ['build-values', 'build', 'src/gatsby/nodes'],
  ['output-values', 'output', 'src/gatsby/nodes'],
  ['output-values', 'output', 'src/components/ui/card'],
  ['gatsby-values', 'gatsby', 'src/templates/page'],
  ['folder-without-rule', 'helpers', 'src/theme/colors'],
  ['no-imports-in-inline-scripts', 'hydration', 'react'],
  ['no-node-in-browser', 'components/sections', 'node:fs'],
  ['no-node-in-browser', 'search', 'fs'],
  ['no-parsers-in-browser', 'components/sections', 'zod'],
  ['no-parsers-in-browser', 'templates', 'yaml'],
  ['no-parsers-in-browser', 'preferences', 'remark-parse'],
  ['no-parsers-in-browser', 'theme', 'culori'],
  ['no-parsers-in-browser', 'components/layout', 'saxes'],
  ['gatsby-in-few-places', 'components/ui', 'gatsby'],
  ['gatsby-in-few-places', 'site', 'gatsby'],
  ['gatsby-in-few-places', 'build', 'gatsby'],
]

/** Imports of types. */
const refusedTypes: readonly Example[] = [
  ['content-model-types', 'content-model', 'src/components/ui/card'],
  ['palette-types', 'palette', 'src/content-model/schema'],
  ['theme-types', 'theme', 'src/content-model/schema'],
  ['ui-types', 'components/ui', 'src/components/sections/hero'],
  ['sections-types', 'components/sections', 'src/gatsby/nodes'],
  ['article-types', 'components/article', 'src/gatsby/nodes'],
  ['decisions-types', 'components/decisions', 'src/gatsby/nodes'],
  ['forms-types', 'components/forms', 'src/search/match'],
  ['search-types', 'search', 'src/gatsby/nodes'],
  ['preferences-types', 'preferences', 'src/gatsby/nodes'],
  ['hydration-types', 'hydration', 'src/content-model/schema'],
  ['layout-types', 'components/layout', 'src/gatsby/nodes'],
  ['templates-types', 'templates', 'src/gatsby/nodes'],
  ['cache-types', 'cache', 'src/gatsby/nodes'],
  ['site-types', 'site', 'src/gatsby/nodes'],
  ['build-types', 'build', 'src/gatsby/nodes'],
  ['gatsby-types', 'gatsby', 'src/templates/page'],
  ['output-types', 'output', 'src/gatsby/nodes'],
]

const allowedValues: readonly Example[] = [
  ['', 'components/ui', 'src/theme/colors'],
  ['', 'components/sections', 'src/components/ui/card'],
  ['', 'components/sections', 'react'],
  ['', 'components/forms', 'src/components/layout/use-site'],
  ['', 'templates', 'gatsby'],
  ['', 'site', 'src/content-model/schema'],
  ['', 'site', 'src/output/feed'],
  ['', 'build', 'node:fs'],
  ['', 'output', 'src/build/settings'],
  ['', 'output', 'src/cache/digest'],
  ['', 'gatsby', 'src/output/feed'],
  ['', 'content-model', 'zod'],
  ['', 'content-model', 'src/palette/derive-schemes'],
  ['', 'theme', 'src/palette/color-names'],
  ['', 'palette', 'culori'],
]

const allowedTypes: readonly Example[] = [
  ['', 'preferences', 'src/content-model/schema'],
  ['', 'components/sections', 'src/content-model/schema'],
  ['', 'templates', 'src/site/build-site'],
  ['', 'components/article', 'src/search/match'],
  ['', 'components/ui', 'zod'],
  ['', 'theme', 'src/palette/derive-schemes'],
]

interface Violation {
  from: string
  rule: { name: string }
}

/** Imports of a package of packages/ that are refused. */
const refusedInPackages: readonly (readonly [rule: string, specifier: string])[] = [
  ['packages-know-nothing-of-the-site', '../../../src/theme/colors'],
  ['packages-declare-dependencies', 'a-package-that-it-does-not-declare'],
]

/** Writes a file of src, or of another folder. */
function write(name: string, text: string, top = 'src'): void {
  const file = join(folder, top, `${name}.ts`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The file that an example is written to. */
function fileOf(kind: string, [, from, imported]: Example): string {
  return `${from}/${kind}-${imported.replace(/\W/g, '-')}`
}

function writeExamples(kind: string, keyword: string, examples: readonly Example[]): void {
  for (const example of examples) {
    const [, from, imported] = example
    const inSource = imported.startsWith('src/')
    const path = inSource ? posix.relative(`src/${from}`, imported) : imported
    const specifier = inSource && !path.startsWith('.') ? `./${path}` : path
    const text = `${keyword} * as imported from '${specifier}'\nexport type A = typeof imported\n`
    write(fileOf(kind, example), keyword === 'import' ? `${text}void imported\n` : text)
  }
}

let violations: readonly Violation[]

/** The names of the rules that refuse a file of src, or of another folder. */
const rulesAgainst = (name: string, top = 'src'): string[] =>
  violations.filter(({ from }) => from === `${top}/${name}.ts`).map(({ rule }) => rule.name)

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const target of targets) write(target, 'export const a = 1\nexport type A = number\n')
  writeExamples('value', 'import', [...refusedValues, ...allowedValues])
  writeExamples('type', 'import type', [...refusedTypes, ...allowedTypes])
  write('theme/cycle-a', "import { b } from './cycle-b'\nexport const a = (): unknown => b\n")
  write('theme/cycle-b', "import { a } from './cycle-a'\nexport const b = (): unknown => a\n")
  write('theme/dynamic', "export const later = () => import('../content-model/schema')\n")
  for (const [rule, specifier] of refusedInPackages) {
    write(`own/src/${rule}`, `import '${specifier}'\n`, 'packages')
  }
  copyFileSync('tsconfig.json', join(folder, 'tsconfig.json'))
  const program = commandFile('dependency-cruiser')
  const args = [program, 'src', 'packages', '--config', config, '--output-type', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  if (!stdout) throw new Error(stderr)
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  violations = summary.violations
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(refusedValues)('%s: no file of %s imports values of %s', (rule, from, imported) => {
  expect(rulesAgainst(fileOf('value', [rule, from, imported]))).toContain(rule)
})

test.each(refusedTypes)('%s: no file of %s imports types of %s', (rule, from, imported) => {
  expect(rulesAgainst(fileOf('type', [rule, from, imported]))).toContain(rule)
})

test.each(allowedValues)('%sa file of %s may import %s', (rule, from, imported) => {
  expect(rulesAgainst(fileOf('value', [rule, from, imported]))).toEqual([])
})

test.each(allowedTypes)('%sa file of %s may import types of %s', (rule, from, imported) => {
  expect(rulesAgainst(fileOf('type', [rule, from, imported]))).toEqual([])
})

test.each(refusedInPackages)('%s: no package imports %s', (rule) => {
  expect(rulesAgainst(`own/src/${rule}`, 'packages')).toContain(rule)
})

test('no-cycles: two files that import each other', () => {
  expect(rulesAgainst('theme/cycle-a')).toEqual(['no-cycles'])
})

test('a dynamic import is refused like any other', () => {
  expect(rulesAgainst('theme/dynamic')).toEqual(['theme-values'])
})

test('every rule has an example here', () => {
  const { forbidden } = createRequire(config)(config) as { forbidden: { name: string }[] }
  const shown = [...refusedValues, ...refusedTypes, ...refusedInPackages].map(([rule]) => rule)
  expect(forbidden.map(({ name }) => name).sort()).toEqual(
    [...new Set([...shown, 'no-cycles'])].sort(),
  )
})
