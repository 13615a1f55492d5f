import { fillText } from '../components/ui/interface'
import type { DecisionContext } from '../components/article/page-contexts'
import { decisionPages } from '../content-model/decision-pages'
import type { DecisionContent } from '../content-model/schemas/decision'
import { fillFacts } from '../content-model/variables/fact-tokens'
import { loadFacts, loadHelpLines, loadInterface, type DataNode } from '../render/library'
import { breadcrumbList } from '../render/structured-data'
import { breadcrumbsTo } from './list-pages'
import { field } from './resolve-field'
import { loadSiteConfig } from './resolve-site'

type DecisionNode = DataNode<DecisionContent> & { path: string; sourcePath: string }

export const decisionFields = {
  pages: field(
    async (
      { path, sourcePath, data }: DecisionNode,
      nodeModel,
    ): Promise<DecisionContext['page'][]> => {
      const { facts, links } = await loadFacts(nodeModel)
      const { decisions: texts } = await loadInterface(nodeModel)
      const config = await loadSiteConfig(nodeModel)
      const content = fillFacts(data, facts)
      const guide = await breadcrumbsTo(nodeModel, { label: content.label, path }, sourcePath)
      const titleOf = (step: string): string =>
        fillText(texts.title, { step, guide: content.label })
      const helpLine = await loadHelpLines(nodeModel)
      return decisionPages(path, content, links, titleOf, helpLine).map((page) => {
        const own = { label: page.heading, path: page.path }
        const breadcrumbs = page.path === path ? guide : [...guide, own]
        return { ...page, breadcrumbs, structuredData: [breadcrumbList(config, breadcrumbs)] }
      })
    },
  ),
}
