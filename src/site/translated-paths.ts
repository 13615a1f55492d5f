import { addressIn, languageFolder } from '../content-model/language'
import { type ContentRecord, type ContentRecords, urlOf } from '../content-model/record'
import { stepsOf } from '../content-model/decision-steps'
import { withSearch, type Links } from '../content-model/variables/contact-links'

/**
 * Returns where links lead in a further language: the paths of its pages by those of the default language,
 * which content links to. Topics of the list of articles are found by their names in the default language.
 *
 * @param isShown returns whether this build shows an article
 */
export function translatedPathsOf(
  records: ContentRecords,
  isShown: (article: ContentRecord<'article'>) => boolean,
): Links {
  const { language, original } = records
  if (!original) return {}
  const paths = records.all.flatMap((record): [string, string][] => {
    const { collection, id, file, translation } = record
    const source = urlOf({ name: collection, id })
    if (source === undefined || languageFolder(file) !== language) return []
    if (isOf(record, 'article') && !isShown(record)) return []
    const path = addressIn(language, source, translation?.slug)
    const steps = isOf(record, 'decision') ? stepsOf(record.data) : []
    const topics = isOf(record, 'blog') ? record.data.categories : []
    const sourceTopics = original.of('blog')[0]?.data.categories ?? []
    return [
      [source, path],
      ...steps.map(({ id }): [string, string] => [`${source}/${id}`, `${path}/${id}`]),
      // Both lists have their topics in the same order.
      ...topics.flatMap((category, index): [string, string][] => {
        const topic = sourceTopics[index]
        if (topic === undefined) return []
        return [[withSearch(source, { category: topic }), withSearch(path, { category })]]
      }),
    ]
  })
  return Object.fromEntries(paths)
}

function isOf<Name extends ContentRecord['collection']>(
  record: ContentRecord,
  name: Name,
): record is ContentRecord<Name> {
  return record.collection === name
}
