import { diffArrays } from 'diff'
import { LineCounter, parseDocument, visit } from 'yaml'
import { fileLanguage } from '../../src/content-model/prose/file-language'
import { splitSentences } from '../../src/content-model/prose/sentences'

/** A sentence, link or label that a file loses. */
export interface TakenOut {
  file: string
  /** Line in the file as it is, counted from 1. */
  line: number
  text: string
}

type Part = Pick<TakenOut, 'line' | 'text'>

/** Finds what a file loses between two of its texts. Settings, such as the name of an icon, are not told. */
export function takenOut(file: string, before: string, after: string): TakenOut[] {
  const parts = partsOf(file, before)
  const differences = diffArrays(
    parts.map(({ text }) => text),
    partsOf(file, after).map(({ text }) => text),
  )
  let index = 0
  return differences.flatMap(({ added, removed, value }) => {
    if (added) return []
    const some = parts.slice(index, index + value.length)
    index += value.length
    return removed ? some.filter(isTold).map((part) => ({ file, ...part })) : []
  })
}

const isTold = ({ text }: Part): boolean => /\s|^\//.test(text)

/** The sentences of a file in their order; a value of one word is one. */
function partsOf(file: string, source: string): Part[] {
  const language = fileLanguage(file, 'en')
  const texts = file.endsWith('.yaml') ? valuesOf(source) : linesOf(source)
  return texts.flatMap(({ line, text }) =>
    splitSentences(text, language).map((sentence) => ({ line, text: sentence })),
  )
}

function linesOf(source: string): Part[] {
  return source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '')
}

function valuesOf(source: string): Part[] {
  const lines = new LineCounter()
  const values: Part[] = []
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar: (key, { value, range }) => {
      if (key === 'key' || typeof value !== 'string') return
      values.push({ line: lines.linePos(range?.[0] ?? 0).line, text: value.trim() })
    },
  })
  return values
}
