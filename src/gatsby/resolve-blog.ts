import { fillFacts } from '../content-model/variables/fact-tokens'
import { fillLinks } from '../content-model/variables/contact-links'
import { addressIn } from '../content-model/language'
import { archivePath } from '../content-model/page-groups'
import type { BlogContent } from '../content-model/schemas/blog'
import { loadFacts, loadLibrary, type DataNode } from '../render/library'
import { breadcrumbsTo } from './list-pages'
import { field } from './resolve-field'
import { loadSiteConfig } from './resolve-site'
import { breadcrumbList } from '../render/structured-data'

type BlogNode = DataNode<BlogContent> & { path: string; sourcePath: string }

export const blogFields = {
  page: field(async ({ data }: BlogNode, nodeModel) => {
    const library = await loadLibrary(nodeModel)
    const { after, hero, ...texts } = data
    return {
      ...fillLinks(fillFacts(texts, library.facts), library.links),
      before: library.resolve([hero]),
      after: library.resolve(after),
    }
  }),
  comingSoon: field(async ({ data }: BlogNode, nodeModel) => {
    const { facts } = await loadFacts(nodeModel)
    return fillFacts(data.comingSoon, facts)
  }),
  archive: field(async ({ data }: BlogNode, nodeModel) => {
    const texts = fillFacts(data.archive, (await loadFacts(nodeModel)).facts)
    const path = addressIn(nodeModel.language ?? '', archivePath)
    const breadcrumbs = await breadcrumbsTo(nodeModel, { label: texts.title, path }, archivePath)
    return {
      ...texts,
      breadcrumbs,
      structuredData: [breadcrumbList(await loadSiteConfig(nodeModel), breadcrumbs)],
    }
  }),
  structuredData: field(async ({ path, sourcePath, data }: BlogNode, nodeModel) => {
    const { facts } = await loadFacts(nodeModel)
    const page = { label: fillFacts(data.label, facts), path }
    const breadcrumbs = await breadcrumbsTo(nodeModel, page, sourcePath)
    return [breadcrumbList(await loadSiteConfig(nodeModel), breadcrumbs)]
  }),
}

export const notFoundFields = {
  data: field(async ({ data }: DataNode, nodeModel) => {
    const { facts, links } = await loadFacts(nodeModel)
    return fillLinks(fillFacts(data, facts), links)
  }),
}
