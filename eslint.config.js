const js = require('@eslint/js')
const globals = require('globals')
const jsxA11y = require('eslint-plugin-jsx-a11y')
const react = require('eslint-plugin-react')
const reactHooks = require('eslint-plugin-react-hooks')
const tseslint = require('typescript-eslint')

module.exports = tseslint.config(
  { ignores: ['node_modules/', 'public/', '.cache/', '.tmp/', 'gatsby-types.d.ts'] },
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
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
  {
    files: ['__tests__/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  // Playwright's fixtures call a function named `use` that is no React hook.
  { files: ['__tests__/browser/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['**/*.{js,cjs,mjs}'], languageOptions: { globals: globals.node } },
)
