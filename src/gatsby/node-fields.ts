import { addressIn, languageFolder } from '../content-model/language'
import { howTranslated } from '../content-model/language-files'
import type { ContentRecord } from '../content-model/record'
import { urlOf } from '../content-model/record-key'
import type { NodeImage } from '../render/images/image-set'
import { articleNodeFields } from './article-fields'
import { currentDay } from './current-day'
import { everyLanguage } from './in-language'
import { peopleOn } from './path-of-person'
import { readSettings } from './settings'

/** A record with the images that it shows, by the names of their files. */
export interface Shown {
  record: ContentRecord
  images: Record<string, NodeImage>
}

/** The fields of a record's node; nothing where this build must not show the record. */
export function nodeFields({ record, images }: Shown): Record<string, unknown> | undefined {
  const { collection, id: recordId, data } = record
  const address = addressFields(record)
  if (collection === 'article') {
    const visibility = { today: currentDay(), showDrafts: readSettings().preview }
    const fields = articleNodeFields(record as ContentRecord<'article'>, visibility, images)
    return fields && { ...fields, ...address }
  }
  const home = collection === 'site' ? { home: (record as ContentRecord<'site'>).data.home } : {}
  const text = collection === 'guide' ? { body: record.body ?? '' } : {}
  const name = collection === 'team' ? { name: (record as ContentRecord<'team'>).data.name } : {}
  return {
    collection,
    recordId,
    ...address,
    data,
    people: peopleOn(data),
    ...home,
    ...text,
    ...name,
  }
}

/** Language of a record, and the address of its page in this language and in the default one. */
function addressFields({ collection, id, file, translation }: ContentRecord) {
  const language = howTranslated(file) === 'shared' ? everyLanguage : languageFolder(file)
  const sourceUrl = urlOf({ name: collection, id })
  if (sourceUrl === undefined) return { language }
  const path = addressIn(language, sourceUrl, translation?.slug)
  return { language, path, sourcePath: sourceUrl, ...(translation ? { translation } : {}) }
}
