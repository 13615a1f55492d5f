import type { Facts } from '../content-model/variables/fact-tokens'
import { knownFacts } from '../content-model/variables/known-facts'
import type { ContentRecords } from '../content-model/record'
import type { WrittenSection } from '../content-model/section'
import type { Promises } from '../content-model/schemas/sections/promises'
import type { Glossary } from '../content-model/schemas/glossary'
import type { HelpLinesContent } from '../content-model/schemas/help-lines'
import type { SiteContent } from '../content-model/schemas/site'
import type { HelpLine } from '../content-model/variables/help-lines'
import type { SiteSettings } from '../content-model/site-config'
import type { Interface } from '../content-model/schemas/interface'
import { addressIn } from '../content-model/language'
import { languageCode } from '../content-model/language-name'
import type { Elsewhere } from '../content-model/page-language'
import { urlOf } from '../content-model/record-key'
import type { BlogContent } from '../content-model/schemas/blog'
import type { DecisionContent } from '../content-model/schemas/decision'
import type { Links } from '../content-model/variables/contact-links'
import {
  pairTopics,
  translatedPaths,
  type TranslatedPage,
} from '../content-model/variables/translated-paths'
import { elsewhereOf } from './elsewhere'
import { helpLinesByName } from './help-lines'
import {
  loadFacts,
  loadInterface,
  loadRecord,
  loadTranslatedPaths,
  type DataNode,
  type NodeModel,
} from './library'

/** Everything besides its body that the HTML of an article without images depends on. */
export interface ArticleRenderContext {
  facts: Facts
  /** Code of the language: es. */
  language: string
  /** The list of what we always and never do, if there is one. */
  promises: Promises | undefined
  /** Help lines by the names that `<HelpLine>` gives them. */
  helpLines: Readonly<Record<string, HelpLine>>
  /** Terms that articles explain; empty without a glossary. */
  terms: Glossary['terms']
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

function renderContext(
  facts: Facts,
  pathPrefix: string,
  interfaceTexts: Interface,
  site: SiteContent,
  helpLines?: HelpLinesContent,
  shared?: WrittenSection,
  glossary?: Glossary,
  translation?: TranslatedLinks,
): ArticleRenderContext {
  return {
    facts,
    language: languageCode(interfaceTexts.locale),
    promises: shared?.kind === 'promises' ? shared : undefined,
    helpLines: helpLinesByName(helpLines, site, interfaceTexts),
    terms: glossary?.terms ?? [],
    pathPrefix,
    texts: articleTexts(interfaceTexts),
    ...(translation ? { translation } : {}),
  }
}

/** The render context from the checked records of the content folder. */
export function articleRenderContextOf(
  records: ContentRecords,
  pathPrefix = '',
): ArticleRenderContext {
  const facts = knownFacts(records)
  if (!facts) throw new Error('site.yaml or facts.yaml is missing or has mistakes.')
  const texts = records.find('interface', 'en')?.data
  if (!texts) throw new Error('interface/en.yaml is missing or has mistakes.')
  const shared = records.find('shared', 'promises')?.data
  const glossary = records.of('glossary')[0]?.data
  const original = records.original?.of('interface')[0]?.data
  const translation = original && {
    language: records.language,
    links: translatedPaths(translatedPages(records)),
    elsewhere: elsewhereOf(texts, original),
  }
  const site = records.of('site')[0]!.data
  const helpLines = records.of('helpLines')[0]?.data
  return renderContext(facts, pathPrefix, texts, site, helpLines, shared, glossary, translation)
}

/** Returns the pages of a further language. */
function translatedPages({ all, language, original }: ContentRecords): TranslatedPage[] {
  const topics = original?.of('blog')[0]?.data.categories ?? []
  return all.flatMap(({ collection, id, data, translation }) => {
    const sourcePath = translation && urlOf({ name: collection, id })
    if (sourcePath === undefined) return []
    return {
      path: addressIn(language, sourcePath, translation?.slug),
      sourcePath,
      decision: collection === 'decision' ? (data as DecisionContent) : undefined,
      topics:
        collection === 'blog' ? pairTopics(topics, (data as BlogContent).categories) : undefined,
    }
  })
}

/** The render context from Gatsby's nodes. */
export async function loadArticleRenderContext(
  nodeModel: NodeModel,
): Promise<ArticleRenderContext> {
  const { facts } = await loadFacts(nodeModel)
  const site = await nodeModel.findOne<DataNode<SiteContent>>({ type: 'ContentSite' })
  if (!site) throw new Error('site.yaml is missing or has mistakes.')
  const settings = await nodeModel.findOne<DataNode<SiteSettings>>({ type: 'ContentSettings' })
  const texts = await loadInterface(nodeModel)
  const { language } = nodeModel
  const translation = language
    ? {
        language,
        links: await loadTranslatedPaths(nodeModel),
        elsewhere: elsewhereOf(texts, await loadInterface(nodeModel.inLanguage(''))),
      }
    : undefined
  return renderContext(
    facts,
    settings?.data.pathPrefix ?? '',
    texts,
    site.data,
    await loadRecord<HelpLinesContent>(nodeModel, 'helpLines'),
    await loadRecord<WrittenSection>(nodeModel, 'shared', 'promises'),
    await loadRecord<Glossary>(nodeModel, 'glossary'),
    translation,
  )
}
