import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { measureOutput, type Output } from './measure-output'
import type { Peer } from './peer'
import { runMeasured, type Run } from './run-measured'
import { articleName, editArticle } from './write-articles'

/** What was measured of one site with one number of articles. */
export interface Result {
  site: string
  version: string
  articles: number
  /** With nothing built before. */
  cold: Run
  /** After one article was edited. */
  edited: Run
  output: Output
}

/**
 * Builds a site twice: anew, and after one article was edited.
 *
 * @param folder folder for its files, removed in the end
 */
export async function measurePeer(peer: Peer, count: number, folder: string): Promise<Result> {
  try {
    peer.prepare(folder, count)
    const build = (): Promise<Run> => runMeasured(peer.command, folder, peer.env)
    const cold = await build()
    const name = articleName(Math.floor(count / 2))
    editArticle(join(folder, peer.source(name)))
    const edited = await build()
    const output = measureOutput(join(folder, peer.output), peer.page(name))
    return { site: peer.name, version: peer.version(), articles: count, cold, edited, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
