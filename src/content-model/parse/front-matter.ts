import { parseYaml, type ParsedYaml } from './parse-yaml'

/** An article file taken apart. */
export interface FrontMatterFile {
  matter: ParsedYaml
  /** The text below the front matter, with as many empty lines above it as the front matter had, so that line numbers stay true. */
  body: string
}

const fence = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/**
 * Takes the front matter off an MDX file and reads it with the same YAML rules as every other
 * content file.
 */
export function parseFrontMatter(file: string, text: string): FrontMatterFile {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const match = fence.exec(source)
  if (!match || match.index !== 0) {
    const matter = parseYaml(file, '')
    matter.diagnostics.push({
      file,
      line: 1,
      column: 1,
      field: '',
      kind: 'front-matter-missing',
      found: 'no front matter',
      allowed: 'a first line ---, then the fields of the article, then a line ---',
      fix: 'Start the file with ---. Copy the first lines of another article.',
    })
    return { matter, body: source }
  }
  const head = match[0]
  const emptyLines = '\n'.repeat(head.split('\n').length - 1)
  return {
    matter: parseYaml(file, match[1] ?? '', 1),
    body: emptyLines + source.slice(head.length),
  }
}

/** Fields of a content file, and its text where they are front matter. */
export interface ParsedFile {
  matter: ParsedYaml
  body?: string
}

/** Parses a content file, which is front matter and a text where its name ends so. */
export function parseFile(path: string, text: string): ParsedFile {
  return path.endsWith('.mdx') ? parseFrontMatter(path, text) : { matter: parseYaml(path, text) }
}
