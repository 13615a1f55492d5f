/** Types do not reach the browser, so they may come from anywhere. */
const typesOnly = ['type-only']

/** The layers of src from the bottom to the top. A file imports values of its own layer and of those below. */
const layers = [
  '^src/palette/',
  '^src/content-model/',
  '^src/(theme|cache|hydration|offline)/',
  '^src/site/',
  '^src/components/(ui/|layout/use-site)',
  '^src/(components/(article|step-guides|forms|sections)|preferences)/',
  '^src/search/',
  '^src/components/layout/(?!use-site)',
  '^src/(templates|pages)/',
  '^src/build/',
  '^src/output/',
  '^src/gatsby/',
]

/** What articles look like is written once, for pages and for feeds: src/site renders them with the components. */
const articleComponents = '^src/components/article/mdx/'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: '^packages/[^/]+/tests/' },
      to: { circular: true },
    },
    {
      name: 'comfort-audit-knows-nothing-of-the-site',
      comment: 'It is published for other sites, so it imports only its own files.',
      severity: 'error',
      from: { path: '^packages/comfort-audit/' },
      to: { path: '^(src|tools|__tests__|packages)/', pathNot: '^packages/comfort-audit/' },
    },
    {
      name: 'comfort-audit-declares-dependencies',
      comment: 'The package.json of the package itself must list it under dependencies.',
      severity: 'error',
      from: { path: '^packages/comfort-audit/src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    ...layers.map((path, index) => ({
      name: 'arrows-point-down',
      severity: 'error',
      from: { path },
      to: {
        path: [...layers.slice(index + 1), '^(tools|__tests__|packages)/'].join('|'),
        pathNot: articleComponents,
        dependencyTypesNot: typesOnly,
      },
    })),
    {
      name: 'folder-without-layer',
      comment:
        'A new folder of src needs a layer in this file and a sentence in docs/architecture.md.',
      severity: 'error',
      from: { path: '^src/.+/', pathNot: layers.join('|') },
      to: {},
    },
    {
      name: 'site-is-pure',
      comment:
        'What is derived from content depends on content alone: src/build reads files, src/output writes them.',
      severity: 'error',
      from: { path: '^src/site/', pathNot: '^src/site/guide-files' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-imports-in-inline-scripts',
      comment: 'These are printed into pages with toString(), so nothing outside them is there.',
      severity: 'error',
      from: {
        path: '^src/(hydration/|preferences/apply-preferences)',
        pathNot: '^src/hydration/start-app',
      },
      to: { dependencyTypesNot: typesOnly },
    },
    {
      name: 'no-node-in-browser',
      severity: 'error',
      from: { path: '^src/(theme|components|search|preferences|hydration|templates|pages)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-parsers-in-browser',
      comment: 'Checking and parsing content stays out of what visitors download.',
      severity: 'error',
      from: { path: '^src/(theme|components|search|preferences|hydration|templates|pages)/' },
      to: {
        path: '^src/content-model/schemas/|node_modules/(zod|yaml|saxes|culori|unified|vfile|micromark|acorn|(remark|rehype|mdast|hast|unist|micromark)-[^/]*)/',
        dependencyTypesNot: typesOnly,
      },
    },
    {
      name: 'gatsby-in-few-places',
      comment: 'If Gatsby has to go one day, these are what goes.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '^src/(gatsby|templates|pages|hydration)/|^src/components/layout/use-site|^src/html',
      },
      to: { path: 'node_modules/gatsby/', dependencyTypesNot: typesOnly },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.d.ts'] },
  },
}
