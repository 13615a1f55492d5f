/**
 * The imports that each folder of src may have. Types may come from further away than values, because they
 * do not reach the browser.
 */
const typesOnly = ['type-only']
const ui = '^src/(theme|components/ui)/'

/** A rule: files of `from` import values of src from `values` (or themselves), types also from `types`. */
const layer = (name, from, values, types = []) => [
  {
    name: `${name}-values`,
    comment: `Files of ${from} may import values only from: ${values.join(', ') || 'themselves'}`,
    severity: 'error',
    from: { path: from },
    to: {
      path: '^(src|tools|__tests__|packages)/',
      pathNot: [from, ...values],
      dependencyTypesNot: typesOnly,
    },
  },
  {
    name: `${name}-types`,
    severity: 'error',
    from: { path: from },
    to: {
      path: '^(src|tools|__tests__|packages)/',
      pathNot: [from, ...values, ...types],
      dependencyTypes: typesOnly,
    },
  },
]

const contentModel = '^src/content-model/'
const site = '^src/site/'
const palette = '^src/palette/'
const output = '^src/output/'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-know-nothing-of-the-site',
      comment: 'A package of packages/ can be published, so it imports only its own files.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^(src|tools|__tests__|packages)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'packages-declare-dependencies',
      comment: 'The package.json of the package itself must list it under dependencies.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    ...layer('palette', palette, []),
    ...layer('content-model', contentModel, [palette]),
    ...layer('theme', '^src/theme/', ['^src/palette/color-names'], [palette]),
    ...layer('ui', '^src/components/ui/', ['^src/theme/'], [contentModel, site]),
    ...layer(
      'sections',
      '^src/components/sections/',
      [ui, '^src/components/forms/'],
      [contentModel, site],
    ),
    ...layer('decisions', '^src/components/decisions/', [ui], [contentModel, site]),
    ...layer('article', '^src/components/article/', [ui], [contentModel, site, '^src/search/']),
    ...layer(
      'forms',
      '^src/components/forms/',
      [ui, '^src/components/layout/use-site'],
      [contentModel],
    ),
    ...layer('search', '^src/search/', [ui, '^src/components/article/'], [contentModel, site]),
    ...layer('preferences', '^src/preferences/', [ui], [contentModel]),
    ...layer('hydration', '^src/hydration/', []),
    ...layer(
      'layout',
      '^src/components/layout/',
      [ui, '^src/components/forms/', '^src/preferences/', '^src/hydration/'],
      [contentModel, site, '^src/components/article/'],
    ),
    ...layer(
      'templates',
      '^src/(templates|pages)/',
      [ui, '^src/components/', '^src/search/', '^src/preferences/'],
      [contentModel, site],
    ),
    ...layer('cache', '^src/cache/', [contentModel]),
    // The text files beside the pages are derived from content as the pages are.
    ...layer(
      'site',
      site,
      [
        contentModel,
        '^src/cache/digest',
        '^src/search/search-files',
        '^src/components/(article|ui)/|^src/components/forms/post-form',
      ],
      [palette],
    ),
    ...layer(
      'build',
      '^src/build/',
      [contentModel, site, '^src/cache/digest', '^src/output/files'],
      [output],
    ),
    ...layer('output', output, [
      contentModel,
      site,
      '^src/build/',
      palette,
      '^src/theme/',
      '^src/cache/',
      '^src/hydration/',
      '^src/preferences/',
      '^src/search/search-files',
    ]),
    ...layer('gatsby', '^src/gatsby/', [
      contentModel,
      site,
      '^src/build/',
      output,
      palette,
      '^src/theme/',
      '^src/cache/',
      '^src/hydration/',
      '^src/preferences/',
      '^src/search/search-files',
    ]),
    {
      name: 'site-is-pure',
      comment:
        'What is derived from content depends on content alone: src/build reads files, src/output writes them.',
      severity: 'error',
      from: { path: site, pathNot: '^src/site/guide-files' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'folder-without-rule',
      comment:
        'A new folder of src needs a rule in this file and a sentence in docs/architecture.md.',
      severity: 'error',
      from: {
        path: '^src/.+/',
        pathNot:
          '^src/(content-model|palette|theme|components/(ui|sections|article|decisions|forms|layout)|search|preferences|hydration|templates|pages|cache|site|build|output|gatsby)/',
      },
      to: {},
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
        path: 'node_modules/(zod|yaml|saxes|culori|unified|vfile|micromark|acorn|(remark|rehype|mdast|hast|unist|micromark)-[^/]*)/',
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
