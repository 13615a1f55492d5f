import type { ParentSpanPluginArgs } from 'gatsby'
import type { SiteContent } from '../content-model/schemas/site'
import type { DataNode, NodeModel } from '../render/library'
import { buildTime, dayIn } from './current-day'

/** Puts the time of the build into a node, so that queries that depend on the day run again. */
export function createBuildTimeNode({
  actions,
  createNodeId,
  createContentDigest,
}: ParentSpanPluginArgs): void {
  const data = { time: buildTime().toISOString() }
  void actions.createNode({
    id: createNodeId('time of the build'),
    data,
    internal: { type: 'ContentBuildTime', contentDigest: createContentDigest(data) },
  })
}

/** Returns the day of the build in the time zone of the site: 2026-10-21. */
export async function loadToday(nodeModel: NodeModel): Promise<string> {
  const site = await nodeModel.findOne<DataNode<SiteContent>>({ type: 'ContentSite' })
  const built = await nodeModel.findOne<DataNode<{ time: string }>>({ type: 'ContentBuildTime' })
  if (!site || !built) throw new Error('site.yaml or the time of the build is missing.')
  return dayIn(site.data.timeZone, new Date(built.data.time))
}
