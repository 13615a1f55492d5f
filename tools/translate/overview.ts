import { translatedPath } from '../../src/content-model/language'
import { isStale } from '../../src/content-model/rules/translations'
import { type ContentRecords, collectionOf, urlOf } from '../../src/content-model/record'
import { namedLanguage, type Site } from './read-site'

/** Lists each further language: what is translated, what is older than its source, and what is missing. */
export function overview(site: Site): string {
  if (site.languages.length === 0) {
    return `The site is in ${namedLanguage(site.language, site)} alone. docs/translating.md says how to add a language.`
  }
  return site.languages
    .map((language) => {
      const records = site.translations.find((one) => one.language === language)
      return languageOverview(language, records, site)
    })
    .join('\n\n')
}

function languageOverview(
  language: string,
  records: ContentRecords | undefined,
  site: Site,
): string {
  const translated = site.sources.filter((source) =>
    site.files.includes(translatedPath(source, language)),
  )
  const stale = records?.all.filter((record) => isStale(record, site.records)) ?? []
  const missing = site.sources.filter(
    (source) => isPage(source, site) && !translated.includes(source),
  )
  const counts = [
    `${translated.length} of ${site.sources.length} files translated`,
    `${stale.length} older than the source`,
    `${missing.length} ${missing.length === 1 ? 'page' : 'pages'} missing`,
  ]
  return [
    `${namedLanguage(language, site)}: ${counts.join(', ')}`,
    ...stale.map(({ file, translation }) => `  stale    ${file}, of ${translation?.translatedOn}`),
    ...missing.map((source) => `  missing  ${source}`),
  ].join('\n')
}

/** Returns whether a file is a page with an address, and of the two homes the one that is served. */
function isPage(path: string, { records }: Site): boolean {
  const key = collectionOf(path)
  if (!key || urlOf(key) === undefined) return false
  return key.name !== 'home' || records.of('site')[0]?.data.home === key.id
}
