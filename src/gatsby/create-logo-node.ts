import type { ParentSpanPluginArgs } from 'gatsby'
import type { Logo } from '../content-model/brand'
import { reportDiagnostics } from './check-content'
import { readBrand } from './read-brand'

/** Puts the logo into a node, so that queries follow it. */
export async function createLogoNode(args: ParentSpanPluginArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args
  const data = await readLogo(args)
  void actions.createNode({
    id: createNodeId('logo'),
    data,
    internal: { type: 'ContentLogo', contentDigest: createContentDigest(data) },
  })
}

/** Stops where the brand has mistakes: a build once all other mistakes have been found too. */
async function readLogo({ reporter }: ParentSpanPluginArgs): Promise<Logo> {
  try {
    return readBrand().logo
  } catch (error) {
    await reportDiagnostics(reporter)
    return reporter.panic((error as Error).message)
  }
}
