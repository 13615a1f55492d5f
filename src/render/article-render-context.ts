import type { Facts } from '../content-model/variables/fact-tokens'
import { knownFacts } from '../content-model/variables/known-facts'
import type { ContentRecords } from '../content-model/record'
import type { WrittenSection } from '../content-model/section'
import type { Promises } from '../content-model/schemas/sections/promises'
import type { Glossary } from '../content-model/schemas/glossary'
import { loadFacts, loadRecord, type NodeModel } from './library'

/** What the HTML of an article without pictures is made of, besides its body. */
export interface ArticleRenderContext {
  facts: Facts
  /** The list of what we always and never do; nothing where there is none. */
  promises: Promises | undefined
  /** The words that articles explain; none where there is no glossary. */
  terms: Glossary['terms']
}

function articleMeans(facts: Facts, shared?: WrittenSection, glossary?: Glossary): ArticleRenderContext {
  return {
    facts,
    promises: shared?.kind === 'promises' ? shared : undefined,
    terms: glossary?.terms ?? [],
  }
}

/** The means of a content folder without mistakes. */
export function articleRenderContextOf(records: ContentRecords): ArticleRenderContext {
  const facts = knownFacts(records)
  if (!facts) throw new Error('content/site.yaml or content/facts.yaml is missing or has mistakes.')
  const shared = records.find('shared', 'promises')?.data
  return articleMeans(facts, shared, records.of('glossary')[0]?.data)
}

/** The same out of nodes. */
export async function loadArticleRenderContext(nodeModel: NodeModel): Promise<ArticleRenderContext> {
  const { facts } = await loadFacts(nodeModel)
  return articleMeans(
    facts,
    await loadRecord<WrittenSection>(nodeModel, 'shared', 'promises'),
    await loadRecord<Glossary>(nodeModel, 'glossary'),
  )
}
