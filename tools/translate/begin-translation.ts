import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml'
import { z } from 'zod'
import { collections } from '../../src/content-model/collections'
import { howTranslated } from '../../src/content-model/language-files'
import type { ContentRecord } from '../../src/content-model/record'
import { textsToTranslate, sourceHash } from '../../src/content-model/rules/translations'
import { addTranslationFields } from './renew-translation'

/**
 * Returns the file that a translation begins with: the source with what it is a translation of on top. Of a
 * file that a further language has only the texts of, only those.
 *
 * @param text the source as it is written
 * @param today the day of the translation: 2026-10-21
 */
export function beginTranslation(source: ContentRecord, text: string, today: string): string {
  return addTranslationFields(
    howTranslated(source.file) === 'texts' ? onlyTexts(source, text) : text,
    { source: source.file, sourceHash: sourceHash(source), translatedOn: today },
  )
}

/** Returns words of the interface to be translated, with a language and its largest country. */
export function beginInterface(text: string, language: string): string {
  const { region = '' } = new Intl.Locale(language).maximize()
  // Some languages belong to no country.
  const country = /^[A-Z]{2}$/.test(region) ? region : 'US'
  return text.replace(/^locale: .*$/m, `locale: ${language}-${country}`)
}

function onlyTexts(source: ContentRecord, text: string): string {
  const document = parseDocument(text, { schema: 'failsafe' })
  const texts = textsToTranslate(source).map(({ path }) => path.join('.'))
  if (isMap(document.contents)) {
    dropOthers(document.contents, collections[source.collection].schema, '', texts)
  }
  return document.toString({ lineWidth: 100, flowCollectionPadding: false })
}

/** Drops the fields of a map without texts. A list, or one of several forms, is taken as a whole. */
function dropOthers(map: YAMLMap, schema: unknown, path: string, texts: readonly string[]): void {
  map.items = map.items.filter((pair) => {
    const key = isScalar(pair.key) ? String(pair.key.value) : ''
    const own = `${path}${key}`
    if (!texts.some((one) => one === own || one.startsWith(`${own}.`))) return false
    const inner = fieldSchema(schema, key)
    if (isMap(pair.value) && inner instanceof z.ZodObject) {
      dropOthers(pair.value, inner, `${own}.`, texts)
    }
    return true
  })
}

function fieldSchema(schema: unknown, key: string): unknown {
  const field: unknown = schema instanceof z.ZodObject ? schema.shape[key] : undefined
  return field instanceof z.ZodOptional ? field.unwrap() : field
}
