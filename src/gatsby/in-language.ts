import type { NodeModel } from '../render/library'

/** Gatsby's own node model, which finds the nodes of all languages. */
export type GatsbyNodeModel = Pick<NodeModel, 'getNodeById' | 'findOne' | 'findAll'>

/** Language of nodes that all languages share, such as those of prices. */
export const everyLanguage = 'all'

/** Types of nodes that are of one language. */
const types: readonly string[] = [
  'ContentSite',
  'ContentRecord',
  'ContentPage',
  'ContentBlog',
  'ContentDecision',
  'ContentNotFound',
  'ContentArticle',
  'ContentGuideFiles',
  'ContentInterface',
]

interface Query {
  type: string
  query?: { filter?: object }
}

/**
 * Returns a node model that finds only nodes of one language, and those that all languages share.
 *
 * @param language folder of the language; empty for the default language
 */
export function inLanguage(nodeModel: GatsbyNodeModel, language: string): NodeModel {
  const limit = ({ type, query = {} }: Query): Query => {
    if (!types.includes(type)) return { type, query }
    const own = type === 'ContentRecord' ? { in: [language, everyLanguage] } : { eq: language }
    return { type, query: { ...query, filter: { language: own, ...query.filter } } }
  }
  return {
    language,
    inLanguage: (other) => inLanguage(nodeModel, other),
    getNodeById: (args) => nodeModel.getNodeById(args),
    findOne: (args) => nodeModel.findOne(limit(args)),
    findAll: (args) => nodeModel.findAll(limit(args)),
  }
}
