import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize, relative, sep } from 'node:path'
import ts from 'typescript'

/** Source files by their path below `src`, with forward slashes. */
export type Sources = Readonly<Record<string, string>>

/** One import of a file. */
export interface Import {
  from: string
  /** Path below `src` where the file is one of ours, otherwise the name as it was written. */
  to: string
  own: boolean
  /** Only types are taken, so nothing of it reaches the browser. */
  typeOnly: boolean
}

interface Rule {
  /** Folders, or single files without ending, that may be imported in full. */
  all: readonly string[]
  /** Folders of which only types may be imported. */
  types: readonly string[]
}

const look = ['primitives', 'theme']
const page: Rule = {
  all: [...look, 'sections', 'blog', 'forms', 'reading', 'layout'],
  types: ['content-model'],
}

/** What each folder of `src` may import of the others. */
const rules: Readonly<Record<string, Rule>> = {
  // Two files stand in `src` itself: html.tsx, the frame of every page, and start-app.ts, where the
  // browser begins.
  '': { all: ['../gatsby-browser'], types: [] },
  'content-model': { all: [], types: [] },
  theme: { all: [], types: [] },
  intent: { all: [], types: [] },
  mdx: { all: ['primitives/answer-id', 'primitives/line-drawing'], types: ['content-model'] },
  primitives: { all: ['theme'], types: ['content-model'] },
  forms: { all: [...look, 'layout/use-site'], types: ['content-model'] },
  blog: { all: look, types: ['content-model'] },
  reading: { all: [...look, 'intent'], types: [] },
  sections: { all: [...look, 'forms'], types: ['content-model'] },
  layout: { all: [...look, 'forms', 'reading'], types: ['content-model', 'blog'] },
  templates: page,
  pages: page,
  build: {
    all: ['content-model', 'mdx', 'theme', 'intent', 'blog/date-words', 'primitives/unbroken'],
    types: ['blog'],
  },
}

/** Packages that must not reach the browser. */
const serverPackage =
  /^(zod|yaml|unified|vfile|micromark|acorn|node:.*|(remark|rehype|mdast|hast|unist|micromark)-.*)(\/|$)/

/** Reads all source files below a folder. */
export function readSources(folder: string): Sources {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  )
}

/** All imports of all files: static, dynamic, re-exported, and those inside types. */
export function importsOf(sources: Sources): Import[] {
  return Object.entries(sources).flatMap(([from, text]) => {
    const found: Import[] = []
    const add = (specifier: ts.Node | undefined, typeOnly: boolean): void => {
      if (!specifier || !ts.isStringLiteralLike(specifier)) return
      const own = specifier.text.startsWith('.')
      found.push({
        from,
        to: own ? fileOf(from, specifier.text, sources) : specifier.text,
        own,
        typeOnly,
      })
    }
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, takesTypesOnly(node))
      if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
        add(node.argument.literal, true)
      }
      if (ts.isCallExpression(node) && isLoading(node)) add(node.arguments[0], false)
      ts.forEachChild(node, visit)
    }
    visit(parse(from, text))
    return found
  })
}

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
}

function isLoading(call: ts.CallExpression): boolean {
  const { expression } = call
  if (expression.kind === ts.SyntaxKind.ImportKeyword) return true
  return ts.isIdentifier(expression) && expression.text === 'require'
}

function takesTypesOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false
  if (importClause.isTypeOnly) return true
  const { name, namedBindings } = importClause
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false
  return namedBindings.elements.length > 0 && namedBindings.elements.every((one) => one.isTypeOnly)
}

/** The file that a relative import leads to; where there is none, the path as it stands. */
function fileOf(from: string, specifier: string, sources: Sources): string {
  const path = normalize(join(dirname(from), specifier))
    .split(sep)
    .join('/')
  const endings = ['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx', '']
  const ending = endings.find((one) => Object.hasOwn(sources, path + one))
  return path + (ending ?? '')
}

const folderOf = (path: string): string =>
  path.includes('/') ? path.slice(0, path.indexOf('/')) : ''

/** Says every import that the layers do not allow. */
export function findBreaches(imports: readonly Import[]): string[] {
  return imports.flatMap((one) => {
    const folder = folderOf(one.from)
    const rule = rules[folder]
    if (!rule) return `${one.from}: the folder "${folder}" has no rule in __tests__/layers.ts`
    const say = `${one.from} imports ${one.typeOnly ? 'types of ' : ''}${one.to}`
    if (!one.own) return isAllowedPackage(folder, one.to) ? [] : say
    const target = folderOf(one.to)
    if (target === folder) return []
    const allowed = one.typeOnly ? [...rule.all, ...rule.types] : rule.all
    return allowed.includes(target) || allowed.includes(one.to.replace(/\.tsx?$/, '')) ? [] : say
  })
}

function isAllowedPackage(folder: string, name: string): boolean {
  if (folder === 'intent') return false
  if (folder === 'build' || folder === 'content-model') return true
  return !serverPackage.test(name) && !builtinModules.includes(name)
}

/** Says every ring of files that import each other, each ring once. */
export function findCycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to, own } of imports) if (own) next.set(from, [...(next.get(from) ?? []), to])

  const done = new Set<string>()
  const cycles: string[] = []
  const walk = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file)
    if (start >= 0) cycles.push([...way.slice(start), file].join(' -> '))
    if (start >= 0 || done.has(file)) return
    for (const target of next.get(file) ?? []) walk(target, [...way, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return cycles
}

/** Whether a file does nothing but pass on what other files export. */
export function isBarrel(path: string, text: string): boolean {
  const { statements } = parse(path, text)
  const passesOn = (node: ts.Statement): boolean => ts.isExportDeclaration(node)
  return (
    statements.some(passesOn) &&
    statements.every((one) => passesOn(one) || ts.isImportDeclaration(one))
  )
}

/** Says every file that is longer than the limit. */
export function findLongFiles(sources: Sources, limit: number): string[] {
  return Object.entries(sources)
    .map(([path, text]) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path} has ${lines} lines`)
}
