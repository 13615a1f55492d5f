// Packages that are published as ES modules only and must be translated for jest.
const esModules = [
  'gatsby',
  'gatsby-script',
  'lucide',
  'unified',
  'remark-.*',
  'rehype-.*',
  'mdast-.*',
  'micromark.*',
  'hast-.*',
  'unist-.*',
  'vfile.*',
  'estree-.*',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'character-.*',
  'parse-entities',
  'stringify-entities',
  'is-alphabetical',
  'is-alphanumerical',
  'is-decimal',
  'is-hexadecimal',
  'is-plain-obj',
  'trim-lines',
  'trough',
  'bail',
  'ccount',
  'longest-streak',
  'zwitch',
  'devlop',
  'github-slugger',
  'html-.*',
  'escape-string-regexp',
  'map-obj',
  'path-exists',
  'web-namespaces',
  'trim-trailing-lines',
  'flesch-kincaid',
  'syllable',
]

const shared = {
  // Gatsby defines it when it bundles.
  globals: { __PATH_PREFIX__: '' },
  transform: { '^.+\\.(m?[jt]sx?)$': '<rootDir>/tools/jest/transform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/.tmp/', '<rootDir>/public/', '<rootDir>/.cache/'],
}

/** Tests of modules: `*.test.ts`. */
const node = {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts', '<rootDir>/packages/*/tests/**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/(__tests__/(browser|built|slow|specification)|packages/editor)/',
  ],
  moduleNameMapper: {
    '\\.(woff2)$': '<rootDir>/tools/jest/file.cjs',
    '^gatsby$': '<rootDir>/tools/jest/gatsby.ts',
  },
}

/** Tests of components, and of what acts on a page: `*.test.tsx`, with the objects of a browser. */
const dom = {
  ...node,
  displayName: 'dom',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
}

/** Tests of the editor for writers. Its packages are installed when they are first needed. */
const editor = {
  ...node,
  displayName: 'editor',
  globalSetup: '<rootDir>/packages/editor/tests/set-up.ts',
  testMatch: ['<rootDir>/packages/editor/tests/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
}

/** Tests of the built site in public/: what was written, before any browser has seen it. */
const built = {
  ...shared,
  displayName: 'built',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/built/**/*.test.ts'],
}

/** Tests that take minutes: each builds the site again, or starts one program after the other. */
const slow = {
  ...built,
  displayName: 'slow',
  testMatch: ['<rootDir>/__tests__/slow/**/*.test.ts'],
}

/**
 * Tests of what the specification says of this site: its words, prices and pages. They read content/
 * and the built site in public/. Whoever changes what the specification says changes them too.
 */
const specification = {
  ...node,
  displayName: 'specification',
  testMatch: ['<rootDir>/__tests__/specification/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/'],
}

module.exports = {
  maxWorkers: '100%',
  // Jest ignores this setting in a project. Some tests build the site, and a busy machine is no fault of theirs.
  testTimeout: 600_000,
  projects: [node, dom, editor, built, slow, specification],
}
