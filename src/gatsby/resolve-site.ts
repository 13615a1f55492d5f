import type { Logo } from '../content-model/brand'
import type { BlogContent } from '../content-model/schemas/blog'
import type { HelpLinesContent } from '../content-model/schemas/help-lines'
import { pageInterface, type PageInterface } from '../content-model/schemas/interface'
import type { SiteContent } from '../content-model/schemas/site'
import { siteConfig, type SiteConfig, type SiteSettings } from '../content-model/site-config'
import {
  loadFacts,
  loadInterface,
  loadRecord,
  loadSocialImages,
  type DataNode,
  type NodeModel,
} from '../render/library'
import { field } from './resolve-field'

/** Returns the configuration of the site: facts filled in, settings of this build applied. */
export async function loadSiteConfig(nodeModel: NodeModel): Promise<SiteConfig> {
  const site = await nodeModel.findOne<DataNode<SiteContent>>({ type: 'ContentSite' })
  const settings = await nodeModel.findOne<DataNode<SiteSettings>>({ type: 'ContentSettings' })
  const logo = await nodeModel.findOne<{ data: Logo }>({ type: 'ContentLogo' })
  if (!site || !settings || !logo) {
    throw new Error('site.yaml or the settings of this build are missing.')
  }
  const { facts, links } = await loadFacts(nodeModel)
  const blog = await nodeModel.findOne<DataNode<BlogContent>>({ type: 'ContentBlog' })
  const images = await loadSocialImages(nodeModel)
  const { language = '' } = nodeModel
  // The hours of a translation are words: programs read those of the default language.
  const original =
    language === ''
      ? site
      : await nodeModel.inLanguage('').findOne<DataNode<SiteContent>>({ type: 'ContentSite' })
  return siteConfig({
    site: site.data,
    settings: settings.data,
    facts,
    links,
    images,
    logo: logo.data,
    helpLines: await loadRecord<HelpLinesContent>(nodeModel, 'helpLines'),
    blog: blog?.data,
    hours: original?.data.hours,
    locale: (await loadInterface(nodeModel)).locale,
    language,
  })
}

async function loadPageInterface(nodeModel: NodeModel): Promise<PageInterface> {
  return pageInterface(await loadInterface(nodeModel))
}

export const siteFields = {
  config: field((_node: DataNode<SiteContent>, nodeModel) => loadSiteConfig(nodeModel)),
  interface: field((_node: DataNode<SiteContent>, nodeModel) => loadPageInterface(nodeModel)),
}
