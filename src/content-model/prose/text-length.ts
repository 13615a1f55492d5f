import { pageCollections } from '../collections'
import type { Diagnostic } from '../diagnostic'
import type { ContentRecord } from '../record'
import { diagnosticAt } from '../record'
import { visitorTexts } from './visitor-texts'

/** Words that a careful reader gets through in ten minutes. */
const longest = 2000
/** Words a minute of such a reader. */
const pace = 200

const names: Readonly<Record<string, string>> = { article: 'article', guide: 'guide' }
const measured: readonly string[] = ['article', 'guide', ...pageCollections]

/** Says which text is long. A hint only: there may be that much to say. */
export function lengthHints(record: ContentRecord): Diagnostic[] {
  if (!measured.includes(record.collection)) return []
  const texts = visitorTexts(record).filter(
    ({ field }) => record.body === undefined || field === 'text',
  )
  const count = texts.reduce((sum, { text }) => sum + countWords(text), 0)
  if (count <= longest) return []
  const name = names[record.collection] ?? 'page'
  return [
    diagnosticAt(record, [], {
      field: record.body === undefined ? '' : 'text',
      kind: 'text-long',
      found: `This ${name} has ${count.toLocaleString('en-US')} words; reading it takes about ${Math.round(count / pace)} minutes`,
      allowed: `any length, but up to ${longest.toLocaleString('en-US')} words are best`,
      fix: `Cut it, or make two ${name}s of it that link to each other. You may also leave it as it is.`,
    }),
  ]
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
}
