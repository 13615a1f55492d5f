const js = require('@eslint/js')
const globals = require('globals')
const jsxA11y = require('eslint-plugin-jsx-a11y')
const react = require('eslint-plugin-react')
const reactHooks = require('eslint-plugin-react-hooks')
const tseslint = require('typescript-eslint')

/** The site may live below a path of its host. */
const pathsWithPrefix = {
  selector:
    'JSXAttribute[name.name=/^(href|src|srcSet|action)$/] :matches(Literal[value=/^\\u002F/], TemplateLiteral[quasis.0.value.raw=/^\\u002F/])',
  message: 'Put __PATH_PREFIX__ before a path of this site, or use SiteLink.',
}

const noBarrels = {
  selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
  message: 'Import from the file itself: no file of src only passes on what others export.',
}

const shownToVisitors = 'Words that visitors read or hear belong to content/interface/en.yaml.'

/** Strings that nobody sees: names of types, styles, errors and what is said on the console. */
const notShown = [
  'TSLiteralType *',
  'TaggedTemplateExpression *',
  'CallExpression[callee.name=css] *',
  'NewExpression[callee.name=/Error$/] *',
  'CallExpression[callee.object.name=console] *',
  'BinaryExpression[left.property.name=key] > Literal',
  'CallExpression[callee.property.name=/^(querySelector|querySelectorAll|closest|matches|setProperty)$/] *',
  'JSXAttribute[name.name=/^(className|style|rel|sizes|content|d|id|aria-describedby|aria-labelledby)$/] *',
]
  .map((selector) => `:not(${selector})`)
  .join('')

module.exports = tseslint.config(
  {
    ignores: [
      'node_modules/',
      'public/',
      'static/',
      'packages/*/dist/',
      '.cache/',
      '.tmp/',
      'gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      ...tseslint.configs.recommendedTypeChecked,
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      jsxA11y.flatConfigs.strict,
    ],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { parserOptions: { projectService: true } },
    settings: { react: { version: 'detect' } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react/prop-types': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'lucide',
          allowTypeImports: true,
          message: 'Import one icon: lucide/dist/esm/icons/<name>.mjs. src/assets.d.ts says why.',
        },
      ],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['{src,tools,packages}/**/*.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 400 }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', noBarrels],
    },
  },
  {
    // Words for visitors come from useInterface().
    files: ['src/{components,search,preferences,hydration,templates,pages}/**/*.{ts,tsx}'],
    // It names components and elements, whose styles an article needs.
    ignores: ['src/components/article/article-styles.ts'],
    rules: {
      'react/jsx-no-literals': [
        'error',
        {
          allowedStrings: ['404', '“', '”', '@', ', ', '.'],
        },
      ],
      'no-restricted-syntax': [
        'error',
        noBarrels,
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|aria-description|aria-roledescription|title|alt|placeholder)$/] :matches(Literal[value=/^[^{]*[A-Za-z]/], TemplateElement[value.raw=/[A-Za-z]/])',
          message: shownToVisitors,
        },
        {
          // Two words, or one that begins as a sentence does.
          selector: `Literal[value!=/^(screen and|not all$)/][value=/[a-z]{2,} [A-Za-z]|^[A-Z][a-z]+[.!?…:]* ?$/]${notShown}`,
          message: shownToVisitors,
        },
        {
          selector: `TemplateElement[value.raw=/[a-z]{2,} [A-Za-z]|(^|[^-.\\w])[A-Z][a-z]{2,}/]${notShown}`,
          message: shownToVisitors,
        },
        pathsWithPrefix,
      ],
    },
  },
  {
    // Gatsby finds its hooks in these files by name; nothing else is passed on.
    files: ['gatsby-*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ExportAllDeclaration, ExportNamedDeclaration[source] > ExportSpecifier[exported.name!=/^(on|create|source|shouldOn|wrap|replace)[A-Z]/]',
          message: 'Export hooks of Gatsby only; import everything else from the file itself.',
        },
        pathsWithPrefix,
      ],
    },
  },
  { files: ['tools/**', 'packages/{editor,review}/**'], rules: { 'no-console': 'off' } },
  {
    files: ['__tests__/**', 'packages/*/tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  // Playwright's fixtures call a function named `use` that is no React hook.
  { files: ['__tests__/browser/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['**/*.{js,cjs,mjs}'], languageOptions: { globals: globals.node } },
)
