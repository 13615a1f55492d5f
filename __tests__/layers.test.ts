/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import {
  findBreaches,
  findCycles,
  findLongFiles,
  importsOf,
  isBarrel,
  readSources,
  type Sources,
} from './layers'

const sources = readSources('src')
const imports = importsOf(sources)

describe('the source files', () => {
  test('are found, with their imports', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(80)
    expect(imports).toContainEqual({
      from: 'forms/consultation-form.tsx',
      to: 'layout/use-site.ts',
      own: true,
      typeOnly: false,
    })
    expect(imports).toContainEqual({
      from: 'blog/search-session.ts',
      to: 'blog/search-here.ts',
      own: true,
      typeOnly: false,
    })
  })

  test('import only what their layer may import', () => {
    expect(findBreaches(imports)).toEqual([])
  })

  test('never import each other in a ring', () => {
    expect(findCycles(imports)).toEqual([])
  })

  test('are no barrels, gatsby-node.ts apart', () => {
    const roots = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
    const others = roots.map((name): [string, string] => [name, readFileSync(name, 'utf8')])
    const barrels = [...Object.entries(sources), ...others]
      .filter(([path, text]) => isBarrel(path, text))
      .map(([path]) => path)
    expect(barrels).toEqual(['gatsby-node.ts'])
  })

  test('have at most 200 lines', () => {
    expect(findLongFiles(sources, 200)).toEqual([])
  })
})

describe('the check itself', () => {
  const breachesOf = (made: Sources): string[] => findBreaches(importsOf(made))
  const shape = { 'content-model/page.ts': 'export interface Page {}\nexport const page = 1' }

  test.each([
    ['a value of the content model in a section', `import { page } from '../content-model/page'`],
    ['a value beside a type', `import { page, type Page } from '../content-model/page'`],
    ['everything of the content model', `import * as model from '../content-model/page'`],
    ['a file for its effects', `import '../content-model/page'`],
    ['a dynamic import', `const load = () => import('../content-model/page')`],
    ['a re-export', `export { page } from '../content-model/page'`],
    ['a layer above', `import Template from '../templates/page'`],
    ['a file outside src', `import { x } from '../../tools/x'`],
    ['zod', `import { z } from 'zod'`],
    ['a part of yaml', `import { parse } from 'yaml/parse'`],
    ['a module of Node', `import { readFile } from 'node:fs'`],
    ['a module of Node without its prefix', `import { readFile } from 'fs'`],
    ['unified', `import { unified } from 'unified'`],
    ['remark', `import parse from 'remark-parse'`],
  ])('finds %s', (_, text) => {
    const made = { ...shape, 'templates/page.tsx': '', 'sections/hero.tsx': text }
    expect(breachesOf(made)).toHaveLength(1)
  })

  test.each([
    ['only types', `import type { Page } from '../content-model/page'`],
    ['a type by name', `import { type Page } from '../content-model/page'`],
    ['a type in place', `export type P = import('../content-model/page').Page`],
    ['a primitive', `import { Card } from '../primitives/card'`],
    ['a form', `import { Form } from '../forms/form'`],
    ['React', `import { useState } from 'react'`],
  ])('lets %s pass', (_, text) => {
    const made = { ...shape, 'primitives/card.tsx': '', 'forms/form.tsx': '' }
    expect(breachesOf({ ...made, 'sections/hero.tsx': text })).toEqual([])
  })

  test('finds any import of the script that runs before React', () => {
    expect(breachesOf({ 'intent/on-intent.ts': `import { useState } from 'react'` })).toHaveLength(
      1,
    )
  })

  test('finds a form that takes more of the layout than the site', () => {
    const made = { 'layout/seo.tsx': '', 'layout/use-site.ts': '' }
    const text = `import '../layout/use-site'\nimport '../layout/seo'`
    expect(breachesOf({ ...made, 'forms/form.tsx': text })).toEqual([
      'forms/form.tsx imports layout/seo.tsx',
    ])
  })

  test('finds a folder that nobody thought of', () => {
    expect(breachesOf({ 'helpers/x.ts': `import 'react'` })[0]).toContain('has no rule')
  })

  test('finds a ring of files, once', () => {
    const made = {
      'blog/a.ts': `import { b } from './b'`,
      'blog/b.ts': `const c = () => import('./c')`,
      'blog/c.ts': `import type { A } from './a'`,
      'blog/d.ts': `import { a } from './a'`,
    }
    expect(findCycles(importsOf(made))).toEqual([
      'blog/a.ts -> blog/b.ts -> blog/c.ts -> blog/a.ts',
    ])
  })

  test('finds a file that imports itself', () => {
    expect(findCycles(importsOf({ 'blog/a.ts': `import './a'` }))).toHaveLength(1)
  })

  test('takes two ways to one file for no ring', () => {
    const made = {
      'blog/a.ts': `import './b'\nimport './c'`,
      'blog/b.ts': `import './c'`,
      'blog/c.ts': '',
    }
    expect(findCycles(importsOf(made))).toEqual([])
  })

  test('tells a barrel from a file with something of its own', () => {
    expect(isBarrel('a.ts', `export { b } from './b'\nexport * from './c'`)).toBe(true)
    expect(isBarrel('a.ts', `import { b } from './b'\nexport { b }`)).toBe(true)
    expect(isBarrel('a.ts', `export { b } from './b'\nexport const c = 1`)).toBe(false)
  })

  test('finds a file of 201 lines and lets one of 200 pass', () => {
    expect(findLongFiles({ 'a.ts': 'x\n'.repeat(200), 'b.ts': 'x\n'.repeat(201) }, 200)).toEqual([
      'b.ts has 201 lines',
    ])
  })
})
