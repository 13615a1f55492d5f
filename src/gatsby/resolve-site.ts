import type { Logo } from '../content-model/brand'
import type { BlogContent } from '../content-model/schemas/blog'
import { pageInterface, type PageInterface } from '../content-model/schemas/interface'
import type { SiteContent } from '../content-model/schemas/site'
import { siteFrame, type SiteFrame, type SiteSettings } from '../content-model/site-frame'
import {
  loadFacts,
  loadInterface,
  loadSocialImages,
  type DataNode,
  type NodeModel,
} from '../render/library'
import { field } from './resolve-field'

/** The frame around every page: facts filled in, settings of this build applied. */
export async function loadFrame(nodeModel: NodeModel): Promise<SiteFrame> {
  const site = await nodeModel.findOne<DataNode<SiteContent>>({ type: 'ContentSite' })
  const settings = await nodeModel.findOne<DataNode<SiteSettings>>({ type: 'ContentSettings' })
  const logo = await nodeModel.findOne<{ data: Logo }>({ type: 'ContentLogo' })
  if (!site || !settings || !logo) {
    throw new Error('site.yaml or the settings of this build are missing.')
  }
  const { facts } = await loadFacts(nodeModel)
  const blog = await nodeModel.findOne<DataNode<BlogContent>>({ type: 'ContentBlog' })
  const images = await loadSocialImages(nodeModel)
  return siteFrame(site.data, settings.data, facts, images, logo.data, blog?.data)
}

async function loadPageInterface(nodeModel: NodeModel): Promise<PageInterface> {
  return pageInterface(await loadInterface(nodeModel))
}

export const siteFields = {
  frame: field((_node: DataNode<SiteContent>, nodeModel) => loadFrame(nodeModel)),
  interface: field((_node: DataNode<SiteContent>, nodeModel) => loadPageInterface(nodeModel)),
}
