import { parseDocument } from 'yaml'
import { howTranslated } from '../../src/content-model/language-files'
import { languageFolder, translatedPath } from '../../src/content-model/language'
import { fieldValues } from '../../src/content-model/parse/field-values'
import { readFile } from '../../src/content-model/parse/read-file'
import type { ContentRecord, SourceFile } from '../../src/content-model/record'
import { sourceHash } from '../../src/content-model/rules/translations'

/** Language with made-up words: each letter of the source becomes another one. */
export interface MadeUpLanguage {
  /** Folder of the language: ar. */
  language: string
  /** Language and country: ar-EG. */
  locale: string
  /** The letters that stand for a to z. */
  letters: string
}

/** Arabic script, which is written from right to left. The words mean nothing. */
export const madeUpArabic: MadeUpLanguage = {
  language: 'ar',
  locale: 'ar-EG',
  letters: 'ابتثجحخدذرزسشصضطظعغفقكلمني',
}

/** Letters of Spanish with accents. The words mean nothing. */
export const madeUpSpanish: MadeUpLanguage = {
  language: 'es',
  locale: 'es-US',
  letters: 'ábcdéfghíjklmñópqrstúvwxyz',
}

/** Variables, addresses of links and parts of MDX, which no translation changes. */
const untouched = /(\{[^}]*\}|\]\([^)]*\)|<[^>]*>|\S+@\S+)/

/** A value of an attribute that is a sentence, such as the title of a part; an address has no spaces. */
const sentence = /(?<==")[^"{}]* [^"{}]*(?=")/g

/** Returns a text in made-up words. */
export function translateText(text: string, { letters }: MadeUpLanguage): string {
  const letterOf = (letter: string): string =>
    letters[letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)] ?? letter
  const translate = (words: string): string => words.replace(/[a-z]/gi, letterOf)
  return text
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part.replace(sentence, translate) : translate(part)))
    .join('')
}

const roles: readonly unknown[] = ['text', 'label']

/** Returns whether the folder of a language has a file of its own for a file. */
export function isTranslated({ path }: SourceFile): boolean {
  return (
    /\.(yaml|mdx)$/.test(path) && languageFolder(path) === '' && howTranslated(path) !== 'shared'
  )
}

/**
 * Returns the translation of a content file into made-up words.
 *
 * @param source file of the default language
 * @throws Error where the source has mistakes
 */
export function translateFile(source: SourceFile, to: MadeUpLanguage): SourceFile {
  const { record, diagnostics } = readFile(source)
  if (!record) throw new Error(`${source.path} has mistakes: ${JSON.stringify(diagnostics)}`)
  const [, matter = '', body] = matterAndBody(source)
  const document = parseDocument(matter)
  for (const { path, value, meta } of fieldValues(record)) {
    if (roles.includes(meta.role)) document.setIn(path, translateText(value, to))
  }
  if (record.collection === 'interface') {
    document.set('locale', to.locale)
    if (to === madeUpArabic) document.set('direction', 'rtl')
    addPluralForms(document, record as ContentRecord<'interface'>, to)
  } else {
    document.set('source', source.path)
    document.set('sourceHash', sourceHash(record))
    document.set('translatedOn', '2026-10-21')
  }
  const yaml = document.toString({ lineWidth: 0 })
  const text = body === undefined ? yaml : `---\n${yaml}---\n${translateText(body, to)}`
  return {
    path: translatedPath(source.path, to.language),
    bytes: new TextEncoder().encode(text),
  }
}

function matterAndBody({ path, bytes }: SourceFile): (string | undefined)[] {
  const text = new TextDecoder().decode(bytes)
  return path.endsWith('.mdx') ? (/^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? []) : ['', text]
}

/** Adds to each text with a number the forms of the language. */
function addPluralForms(
  document: ReturnType<typeof parseDocument>,
  record: ContentRecord<'interface'>,
  { locale }: MadeUpLanguage,
): void {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const others = fieldValues(record).filter(({ path }) => path.at(-1) === 'other')
  for (const { path } of others) {
    const text: unknown = document.getIn(path)
    for (const form of pluralCategories) {
      const own = [...path.slice(0, -1), form]
      if (!document.hasIn(own)) document.setIn(own, text)
    }
  }
}
