import type { Diagnostic } from '../../src/content-model/diagnostic'
import { defaultLanguage } from '../../src/content-model/prose/languages/registry'
import type { ContentRecords } from '../../src/content-model/record'
import { sourceOf } from '../../src/content-model/rules/translations'
import { sourceChanges, type Change } from '../translate/source-changes'

/** Changes that a hint names; `npm run translate` shows all. */
const mostChanges = 5

/** Adds the sentences that changed in the source to each hint at a translation that is older. */
export function explainStale(
  diagnostics: readonly Diagnostic[],
  contentDir: string,
  original: ContentRecords,
  translations: readonly ContentRecords[],
): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    if (diagnostic.kind !== 'translation-stale') return diagnostic
    const record = translations
      .flatMap(({ all }) => all)
      .find(({ file }) => file === diagnostic.file)
    const source = record && sourceOf(record, original)
    if (!record?.translation || !source) return diagnostic
    const language = defaultLanguage(original.all)
    const { sourceHash } = record.translation
    const { changes, reason } = sourceChanges(contentDir, source, sourceHash, language)
    const details = changes ? describe(changes) : `its changed sentences cannot be shown: ${reason}`
    return { ...diagnostic, found: `${diagnostic.found}: ${details}` }
  })
}

function describe(changes: readonly Change[]): string {
  if (changes.length === 0) return 'no sentence, only where texts begin and end'
  const shown = changes.slice(0, mostChanges).map(({ was, now }) => {
    if (was.length === 0) return `new: ${quoted(now)}`
    return now.length === 0 ? `gone: ${quoted(was)}` : `${quoted(was)} is now ${quoted(now)}`
  })
  const more = changes.length - shown.length
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

const quoted = (sentences: readonly string[]): string => `"${sentences.join(' ')}"`
