import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { headConstants } from '../../src/gatsby/webpack'
import { applyPreferences } from '../../src/preferences/apply-preferences'
import { loadOnFirstInteraction } from '../../src/hydration/load-on-first-interaction'
import { openForPrint } from '../../src/hydration/open-for-print'
import { restoreStaticPage } from '../../src/hydration/restore-static-page'
import { newFolder, runIn } from '../sites/new-folder'
import { brand } from '../sites/small-site'

let parts: Record<string, string>

runIn(newFolder())
beforeAll(async () => {
  parts = Object.fromEntries(
    Object.entries(await headConstants(brand)).map(([name, source]) => [
      name,
      JSON.parse(source) as string,
    ]),
  )
})

test.each([
  [
    'PREFERENCES_SCRIPT',
    [applyPreferences],
    ['JSON', 'addEventListener', 'document', 'localStorage'],
  ],
  [
    'FIRST_INTERACTION_SCRIPT',
    [restoreStaticPage, loadOnFirstInteraction, openForPrint],
    [
      'Array',
      'CSS',
      'Event',
      'HTMLScriptElement',
      'MutationObserver',
      'Object',
      'Set',
      'addEventListener',
      'clearTimeout',
      'console',
      'dispatchEvent',
      'document',
      'location',
      'removeEventListener',
      'setTimeout',
    ],
  ],
])('%s is small and needs nothing but what every browser has', (name, written, needed) => {
  const script = parts[name] ?? ''
  expect(script.length).toBeLessThan(0.9 * written.join('').length)
  expect(freeVariables(script).sort()).toEqual(needed)
  // Nothing in it closes its element.
  expect(script).not.toMatch(/<\/script|<!--/i)
})

test('the next build uses the cache', async () => {
  const kept = (): string[] => readdirSync(join('.cache', 'head-parts')).sort()
  const before = kept()
  expect(before).toHaveLength(3)
  expect(JSON.parse((await headConstants(brand)).FIRST_INTERACTION_SCRIPT ?? '')).toBe(
    parts.FIRST_INTERACTION_SCRIPT,
  )
  expect(kept()).toEqual(before)
})

test('colors and typeface of the brand are handed on', async () => {
  expect(parts.SCHEMES).toEqual(brand.schemes)
  expect(parts.TYPEFACE).toBeNull()
  const typeface = { family: 'Own', file: '/brand/own.woff2', bytes: new Uint8Array(4) }
  const { TYPEFACE = '' } = await headConstants({ ...brand, typeface })
  expect(JSON.parse(TYPEFACE)).toEqual({ family: 'Own', file: '/brand/own.woff2' })
})

/** Returns the free variables of a source. */
function freeVariables(source: string): string[] {
  const file = ts.createSourceFile('x.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const declared = new Set<string>()
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) (isDeclared(node) ? declared : used).add(node.text)
    ts.forEachChild(node, (child) => {
      if (!isOnlyAName(node, child)) visit(child)
    })
  }
  visit(file)
  return [...used].filter((name) => !declared.has(name)).sort()
}

function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.name === node
  if (ts.isFunctionDeclaration(parent) || ts.isFunctionExpression(parent)) {
    return parent.name === node
  }
  return ts.isBindingElement(parent) && parent.name === node
}

/**
 * Returns whether an identifier is only the name of a property: the `b` of `a.b`, of `{ b: 1 }`,
 * and of `const { b: c } = a`.
 */
function isOnlyAName(parent: ts.Node, child: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.name === child
  if (ts.isBindingElement(parent)) return parent.propertyName === child
  return ts.isPropertyAssignment(parent) && parent.name === child
}
