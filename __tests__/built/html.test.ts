import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { readBuiltSite } from './site'

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // How the text is written, which React and Gatsby see to, and which no browser minds.
      'attr-quotes': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'element-case': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'long-title': 'off',
      // Telephone numbers keep together by style, see primitives/words.tsx.
      'tel-non-breaking': 'off',
      // Styles of components that are not the page's own stand where Gatsby puts them.
      'require-sri': 'off',
    },
  }),
)

test.each(readBuiltSite())('the HTML of $path is valid', async ({ html }) => {
  const report = await validator.validateString(html)
  const mistakes = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
  expect(mistakes).toEqual([])
})
