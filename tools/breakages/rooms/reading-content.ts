import type { Room } from '../breakage'

export const readingContent: Room = {
  name: 'Shapes, parsing, prices and facts',
  breakages: [
    {
      id: 'content-words-behind-hash',
      loss: 'Words that a writer typed behind a # vanish from the page without a message.',
      file: 'src/content-model/parse/parse-yaml.ts',
      find: 'if (!node.comment || ',
      replace: 'if (!node.comment || !isCollection(node) || ',
    },
    {
      id: 'content-line-of-mistake',
      loss: 'Every message about the front matter of an article names the line above the mistake.',
      file: 'src/content-model/parse/read-file.ts',
      find: "parseYaml(file, match[1] ?? '', 1)",
      replace: "parseYaml(file, match[1] ?? '')",
    },
    {
      id: 'content-plain-http',
      loss: 'An article may send visitors to an address that is not encrypted.',
      file: 'src/content-model/schemas/fields.ts',
      find: String.raw`/^https:\/\/([a-z0-9]`,
      replace: String.raw`/^https?:\/\/([a-z0-9]`,
    },
    {
      id: 'content-same-price-before',
      loss: 'A package shows as its price before the very price that it has now.',
      file: 'src/content-model/rules/facts.ts',
      find: 'was > price) return []',
      replace: 'was >= price) return []',
    },
    {
      id: 'content-facts-of-page-above',
      loss: 'The page of a neighborhood shows the figures of its city in place of its own.',
      file: 'src/content-model/facts.ts',
      find: 'facts: { ...above.facts, ...place, ...facts }',
      replace: 'facts: { ...place, ...facts, ...above.facts }',
    },
  ],
}
