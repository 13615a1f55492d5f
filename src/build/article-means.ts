import { factsOf, type Facts } from '../content-model/facts/fact-tokens'
import type { ContentRecords } from '../content-model/record'
import type { WrittenSection } from '../content-model/section'
import type { Promises } from '../content-model/sections/promises'
import type { Glossary } from '../content-model/shapes/glossary'
import { loadFacts, loadRecord, type NodeModel } from './library'

/** What the HTML of an article without pictures is made of, besides its body. */
export interface ArticleMeans {
  facts: Facts
  /** The list of what we always and never do; nothing where there is none. */
  promises: Promises | undefined
  /** The words that articles explain; none where there is no glossary. */
  terms: Glossary['terms']
}

function articleMeans(facts: Facts, shared?: WrittenSection, glossary?: Glossary): ArticleMeans {
  return {
    facts,
    promises: shared?.kind === 'promises' ? shared : undefined,
    terms: glossary?.terms ?? [],
  }
}

/** The means of a content folder without mistakes. */
export function meansOf(records: ContentRecords): ArticleMeans {
  const [site] = records.of('site')
  if (!site) throw new Error('content/site.yaml is missing or has mistakes.')
  return articleMeans(
    factsOf(site.data, records.of('facts')[0]?.data ?? {}),
    records.find('shared', 'promises')?.data,
    records.of('glossary')[0]?.data,
  )
}

/** The same out of nodes. */
export async function loadMeans(nodeModel: NodeModel): Promise<ArticleMeans> {
  const { facts } = await loadFacts(nodeModel)
  return articleMeans(
    facts,
    await loadRecord<WrittenSection>(nodeModel, 'shared', 'promises'),
    await loadRecord<Glossary>(nodeModel, 'glossary'),
  )
}
