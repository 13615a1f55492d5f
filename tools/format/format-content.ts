import { parseDocument } from 'yaml'
import { parseArticleBody } from '../../src/content-model/article/article-body'
import { frontMatter } from '../../src/content-model/parse/read-file'
import { writeBody } from './write-body'

/** Every scalar stays the text that was written, as the check reads it. */
export const yamlOptions = { schema: 'failsafe', version: '1.2' } as const

/** As in package.json, which `prettier --check` reads. */
const style = { parser: 'yaml', printWidth: 100, singleQuote: true }

/**
 * Returns a content file in the layout of all content files: YAML as Prettier writes it, and Markdown as written from
 * the tree that pages are built from. A file that cannot be read, or that would mean something else, stays as it is.
 */
export async function formatContent(path: string, text: string): Promise<string> {
  try {
    if (!path.endsWith('.mdx')) return await formatYaml(text)
    const parts = splitFrontMatter(text)
    if (!parts) return text
    return joinFrontMatter(await formatYaml(parts.matter), formatBody(parts.body))
  } catch {
    return text
  }
}

/** Splits a file into its front matter, without fences, and the text below. Undefined if it has no front matter. */
export function splitFrontMatter(text: string): { matter: string; body: string } | undefined {
  const match = frontMatter.exec(text)
  if (match?.index !== 0) return undefined
  return { matter: match[1] ?? '', body: text.slice(match[0].length) }
}

/** Joins front matter and the text below into a file. */
export function joinFrontMatter(matter: string, body: string): string {
  const text = body.trim()
  return `---\n${matter}---\n${text === '' ? '' : `\n${text}\n`}`
}

async function formatYaml(yaml: string): Promise<string> {
  // Prettier is large: the editor loads it for the first save.
  const [{ format }, yamlPlugin] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/yaml'),
  ])
  const formatted = await format(yaml, { ...style, plugins: [yamlPlugin] })
  if (valuesOf(formatted) !== valuesOf(yaml)) throw new Error('The values have changed.')
  return formatted
}

function valuesOf(yaml: string): string {
  const document = parseDocument(yaml, yamlOptions)
  if (document.errors[0]) throw document.errors[0]
  return JSON.stringify(document.toJS())
}

function formatBody(body: string): string {
  const tree = parseArticleBody(body)
  const formatted = writeBody(tree)
  if (!isSameTree(tree, parseArticleBody(formatted))) throw new Error('The text has changed.')
  return formatted
}

/** Compares two trees without their positions. */
const isSameTree = (one: object, other: object): boolean => bare(one) === bare(other)

const bare = (tree: object): string =>
  JSON.stringify(tree, (key, value: unknown) =>
    key === 'position' || key === 'data' ? undefined : value,
  )
