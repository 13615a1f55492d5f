import type { Facts } from '../content-model/variables/fact-tokens'
import { knownFacts } from '../content-model/variables/known-facts'
import type { ContentRecords } from '../content-model/record'
import type { WrittenSection } from '../content-model/section'
import type { Promises } from '../content-model/schemas/sections/promises'
import type { Glossary } from '../content-model/schemas/glossary'
import type { SiteSettings } from '../content-model/site-config'
import type { Interface } from '../content-model/schemas/interface'
import { loadFacts, loadInterface, loadRecord, type DataNode, type NodeModel } from './library'

/** Everything besides its body that the HTML of an article without images depends on. */
export interface ArticleRenderContext {
  facts: Facts
  /** The list of what we always and never do, if there is one. */
  promises: Promises | undefined
  /** Terms that articles explain; empty without a glossary. */
  terms: Glossary['terms']
  /** Goes before every path of this site: the path below which it lives, empty at the top of a host. */
  pathPrefix: string
  /** Words of the interface inside the text. */
  texts: ArticleTexts
}

/** Words of the interface inside the text of articles and guides. */
export type ArticleTexts = Interface['articleBody'] &
  Pick<Interface['steps'], 'ifItGoesWrong' | 'itWorked'>

/** Returns the words of the interface that the text of an article shows. */
export function articleTexts({ articleBody, steps }: Interface): ArticleTexts {
  const { ifItGoesWrong, itWorked } = steps
  return { ...articleBody, ifItGoesWrong, itWorked }
}

function renderContext(
  facts: Facts,
  pathPrefix: string,
  interfaceTexts: Interface,
  shared?: WrittenSection,
  glossary?: Glossary,
): ArticleRenderContext {
  return {
    facts,
    promises: shared?.kind === 'promises' ? shared : undefined,
    terms: glossary?.terms ?? [],
    pathPrefix,
    texts: articleTexts(interfaceTexts),
  }
}

/** The render context from the checked records of the content folder. */
export function articleRenderContextOf(
  records: ContentRecords,
  pathPrefix = '',
): ArticleRenderContext {
  const facts = knownFacts(records)
  if (!facts) throw new Error('content/site.yaml or content/facts.yaml is missing or has mistakes.')
  const texts = records.find('interface', 'en')?.data
  if (!texts) throw new Error('content/interface/en.yaml is missing or has mistakes.')
  const shared = records.find('shared', 'promises')?.data
  return renderContext(facts, pathPrefix, texts, shared, records.of('glossary')[0]?.data)
}

/** The render context from Gatsby's nodes. */
export async function loadArticleRenderContext(
  nodeModel: NodeModel,
): Promise<ArticleRenderContext> {
  const { facts } = await loadFacts(nodeModel)
  const settings = await nodeModel.findOne<DataNode<SiteSettings>>({ type: 'ContentSettings' })
  return renderContext(
    facts,
    settings?.data.pathPrefix ?? '',
    await loadInterface(nodeModel),
    await loadRecord<WrittenSection>(nodeModel, 'shared', 'promises'),
    await loadRecord<Glossary>(nodeModel, 'glossary'),
  )
}
