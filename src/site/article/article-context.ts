import { fillText } from '../../content-model/text'
import { factsOfSite, fillFacts, type Facts } from '../../content-model/facts'
import { languageCode, languageName, languageFolder } from '../../content-model/language'
import {
  addressOf,
  type ContentRecord,
  type ContentRecords,
  isOf,
  urlOf,
} from '../../content-model/record'
import type { Glossary } from '../../content-model/schemas/word-lists'
import type { Interface } from '../../content-model/schemas/interface'
import type { Promises } from '../../content-model/schemas/sections/people'
import {
  contactLinks,
  linkTarget,
  type Links,
  type HelpLinesByName,
  withSearch,
} from '../../content-model/variables/contact-links'
import type { Elsewhere } from '../site'
import { helpLinesByName } from '../help-lines'
import { stepLink, stepPath, stepsOf } from '../../content-model/step-guide'

/** Data that articles show besides their own text. It's serializable, because the editor loads it too. */
export interface ArticleContext {
  facts: Facts
  /** Code of the language: es. */
  language: string
  /** The list of what we always and never do, if there is one. */
  promises: Promises | undefined
  /** Help lines by the names that `<HelpLine>` gives them. */
  helpLines: HelpLinesByName
  /** Terms that articles explain; empty without a glossary. */
  terms: Glossary['terms']
  /** Target of `to="consultation"`, as a path in the default language. */
  mainTarget: string
  /** Goes before every path of this site; empty if the site has its host for itself. */
  pathPrefix: string
  /** Words of the interface inside the text. */
  texts: ArticleTexts
  /** Targets of links in a further language. */
  translation?: TranslatedLinks
}

/** Targets of links in a translation, and the text after links to the default language. */
export interface TranslatedLinks {
  /** Folder of the language. */
  language: string
  links: Links
  elsewhere: Elsewhere
}

/** Words of the interface inside the text of articles and guides. */
export type ArticleTexts = Interface['articleBody'] &
  Pick<Interface['steps'], 'ifItGoesWrong' | 'itWorked'> &
  Pick<Interface['helpLines'], 'languages'>

/** Returns the words of the interface that the text of an article shows. */
export function articleTexts({ articleBody, steps, helpLines }: Interface): ArticleTexts {
  const { ifItGoesWrong, itWorked } = steps
  return { ...articleBody, ifItGoesWrong, itWorked, languages: helpLines.languages }
}

/**
 * Returns the data that articles of a language show besides their own text.
 *
 * @param isShown returns true if links may lead to a translated article
 * @throws Error if a file with facts or words of the interface is missing or has mistakes
 */
export function articleContextOf(
  records: ContentRecords,
  pathPrefix = '',
  isShown: (article: ContentRecord<'article'>) => boolean = () => true,
): ArticleContext {
  const facts = factsOfSite(records)
  const site = records.of('site')[0]?.data
  if (!facts || !site) throw new Error('site.yaml is missing, or a file of facts has mistakes.')
  const texts = records.find('interface', 'en')?.data
  if (!texts) throw new Error('interface/en.yaml is missing or has mistakes.')
  const shared = records.find('shared', 'promises')?.data
  const original = records.original?.of('interface')[0]?.data
  return {
    facts,
    language: languageCode(texts.locale),
    promises: shared?.kind === 'promises' ? shared : undefined,
    helpLines: fillFacts(helpLinesByName(records.of('helpLines')[0]?.data, site, texts), facts),
    terms: records.of('glossary')[0]?.data.terms ?? [],
    mainTarget: linkTarget(site.consultation.to, contactLinks(site)),
    pathPrefix,
    texts: articleTexts(texts),
    ...(original
      ? {
          translation: {
            language: records.language,
            links: translatedPathsOf(records, isShown),
            elsewhere: elsewhereOf(texts, original),
          },
        }
      : {}),
  }
}

/**
 * Returns the targets of links in a further language: its paths by those of the default language, which content links
 * to. Links to topics of the list of articles have the names of the default language too.
 *
 * @param isShown returns true if this build shows an article
 */
function translatedPathsOf(
  records: ContentRecords,
  isShown: (article: ContentRecord<'article'>) => boolean,
): Links {
  const { language, original } = records
  if (!original) return {}
  const paths = records.all.flatMap((record): [string, string][] => {
    const { file } = record
    const source = urlOf(record)
    if (source === undefined || languageFolder(file) !== language) return []
    if (isOf(record, 'article') && !isShown(record)) return []
    const path = addressOf(record) ?? source
    const guide = isOf(record, 'stepGuide') ? record.data : undefined
    const topics = isOf(record, 'blog') ? record.data.categories : []
    const sourceTopics = original.of('blog')[0]?.data.categories ?? []
    return [
      [source, path],
      ...(guide
        ? stepsOf(guide).map(({ id }): [string, string] => [
            stepLink(source, guide, id),
            stepPath(path, guide, id),
          ])
        : []),
      // Topics have the same order in both languages.
      ...topics.flatMap((category, index): [string, string][] => {
        const topic = sourceTopics[index]
        if (topic === undefined) return []
        return [[withSearch(source, { category: topic }), withSearch(path, { category })]]
      }),
    ]
  })
  return Object.fromEntries(paths)
}

/**
 * Returns the text after links to pages that exist only in the default language.
 *
 * @param original words of the interface in the default language
 */
export function elsewhereOf({ locale, language }: Interface, original: Interface): Elsewhere {
  const code = languageCode(original.locale)
  const text = fillText(language.elsewhere, { language: languageName(code, locale) })
  return { text, locale: code }
}
