import { factsOfSite, type Facts } from '../../content-model/facts'
import { languageCode } from '../../content-model/language'
import type { ContentRecord, ContentRecords } from '../../content-model/record'
import type { Glossary } from '../../content-model/schemas/vocabulary'
import type { Interface } from '../../content-model/schemas/interface'
import type { Promises } from '../../content-model/schemas/sections/people'
import { contactLinks, linkTarget, type Links, type HelpLine } from '../../content-model/variables/contact-links'
import { elsewhereOf, type Elsewhere } from '../page-locale'
import { helpLinesByName } from '../help-lines'
import { translatedPathsOf } from '../translated-paths'

/** What the text of an article shows besides its own words. It is plain data, which the editor loads too. */
export interface ArticleContext {
  facts: Facts
  /** Code of the language: es. */
  language: string
  /** The list of what we always and never do, if there is one. */
  promises: Promises | undefined
  /** Help lines by the names that `<HelpLine>` gives them. */
  helpLines: Readonly<Record<string, HelpLine>>
  /** Terms that articles explain; empty without a glossary. */
  terms: Glossary['terms']
  /** Where `to="consultation"` leads, by its path in the default language. */
  mainTarget: string
  /** Goes before every path of this site: the path below which it lives, empty at the top of a host. */
  pathPrefix: string
  /** Words of the interface inside the text. */
  texts: ArticleTexts
  /** Where links lead in a further language. */
  translation?: TranslatedLinks
}

/** Where links of a translation lead, and what follows those to pages in the default language. */
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
 * Returns what the articles of a language show besides their own words.
 *
 * @param isShown returns whether links may lead to a translated article
 * @throws Error where a file with facts or words of the interface is missing or has mistakes
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
    helpLines: helpLinesByName(records.of('helpLines')[0]?.data, site, texts),
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
