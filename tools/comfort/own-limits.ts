import { fillText } from '../../src/components/ui/interface'
import type { RuleLimits } from '../../packages/comfort-audit/src'
import { namesIn } from '../../src/content-model/place-names'
import { placeOf } from '../../src/content-model/record-fields'
import type { ContentRecords } from '../../src/content-model/record'

/** Returns the limits that depend on the content: its telephone numbers and the names of its places. */
export function ownLimits(languages: readonly ContentRecords[]): RuleLimits {
  const all = languages.flatMap((records) => records.all)
  const known = new Set(languages.flatMap(phonesOf).map((phone) => phone.replace(/\D/g, '')))
  const names = all
    .flatMap(({ collection, data }) => placeOf(collection, data) ?? [])
    .flatMap(namesIn)
  return {
    'phone-numbers': { known: [...known] },
    'unbroken-words': { names: [...new Set(names)] },
  }
}

/** Returns our own numbers, and those of help lines. */
function phonesOf(records: ContentRecords): string[] {
  const own = records.of('site').flatMap(({ data }) => Object.values(data.phones))
  const lines = records.of('helpLines').flatMap(({ data }) => Object.values(data.lines))
  return [...own, ...lines.flatMap(({ telephone }) => telephone ?? [])]
}

/** Returns the limits that are words of the language of a page: what it says, and what readers search for. */
export function limitsIn(languages: readonly ContentRecords[], path: string): RuleLimits {
  const [, folder = ''] = path.split('/')
  const records = languages.find(({ language }) => language === folder) ?? languages[0]
  const texts = records?.find('interface', 'en')?.data
  if (!records || !texts) return {}
  const [summary] = records
    .of('shared')
    .flatMap(({ data }) => (data.kind === 'consultation-form' ? data.errorSummary : []))
  const [article] = records.of('article')
  const query = article && longestWord(article.data.title)
  return {
    'new-tab-links': { words: [texts.articleBody.newTab] },
    ...(summary
      ? {
          'form-errors': {
            title: summary,
            pageTitle: fillText(texts.forms.error, { title: '' }),
          },
        }
      : {}),
    ...(query ? { 'search-announced': { query } } : {}),
  }
}

function longestWord(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.sort((one, other) => other.length - one.length)[0] ?? ''
}
