import { LineCounter, parseDocument, visit } from 'yaml'
import { languageFolder } from '../../src/content-model/language'
import { splitSentences } from '../../src/content-model/prose/sentences'
import type { SourceFile } from '../../src/content-model/record'

/** Sentence of a content file. */
export interface Sentence {
  file: string
  line: number
  /** Folder of the language; empty for the default language. */
  language: string
  text: string
}

/**
 * Returns all sentences of the content files of a site, with the names of its fields left out.
 *
 * @param split returns the sentences of a text
 */
export function readSentences(
  files: readonly SourceFile[],
  split: (text: string, language: string) => string[] = splitSentences,
): Sentence[] {
  return files.flatMap((file) => {
    if (!/\.(yaml|mdx)$/.test(file.path)) return []
    const text = new TextDecoder().decode(file.bytes)
    const language = languageFolder(file.path)
    const values = file.path.endsWith('.mdx') ? linesOf(text) : valuesOf(text)
    return values.flatMap(({ line, value }) =>
      split(value, language || 'en').map((sentence) => ({
        file: file.path,
        line,
        language,
        text: sentence,
      })),
    )
  })
}

interface Value {
  line: number
  value: string
}

function linesOf(text: string): Value[] {
  return text.split('\n').map((value, index) => ({ line: index + 1, value }))
}

function valuesOf(text: string): Value[] {
  const lineCounter = new LineCounter()
  const values: Value[] = []
  visit(parseDocument(text, { lineCounter }), {
    Scalar: (key, { value, range }) => {
      if (key === 'key' || typeof value !== 'string') return
      values.push({ line: lineCounter.linePos(range?.[0] ?? 0).line, value })
    },
  })
  return values
}
