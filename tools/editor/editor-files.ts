import { claimTag } from '../../src/content-model/parse/parse-yaml'
import { editorSchemas } from './schemas'
import { editorSnippets } from './snippets'

const folder = '.vscode'

/** Returns every generated file of editor support, by path. None is edited by hand. */
export function editorFiles(): Readonly<Record<string, string>> {
  const schemas = editorSchemas()
  return {
    ...Object.fromEntries(schemas.map(({ name, text }) => [`${folder}/schemas/${name}`, text])),
    [`${folder}/settings.json`]: json({
      'yaml.schemas': Object.fromEntries(
        schemas
          .map(({ name, files }) => ({
            name,
            files: files.filter((file) => file.endsWith('.yaml')),
          }))
          .filter(({ files }) => files.length > 0)
          .map(({ name, files }) => [`./${folder}/schemas/${name}`, files]),
      ),
      'yaml.customTags': ['scalar', 'sequence', 'mapping'].map((kind) => `${claimTag} ${kind}`),
      'files.encoding': 'utf8',
      'files.eol': '\n',
      'files.insertFinalNewline': true,
      '[yaml]': { 'editor.insertSpaces': true, 'editor.tabSize': 2, 'editor.wordWrap': 'on' },
      '[mdx]': {
        'editor.insertSpaces': true,
        'editor.tabSize': 2,
        'editor.wordWrap': 'on',
        'editor.quickSuggestions': { other: true },
      },
    }),
    [`${folder}/extensions.json`]: json({
      recommendations: [
        'redhat.vscode-yaml',
        'unifiedjs.vscode-mdx',
        'streetsidesoftware.code-spell-checker',
        'editorconfig.editorconfig',
      ],
    }),
    [`${folder}/content.code-snippets`]: json(editorSnippets()),
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
