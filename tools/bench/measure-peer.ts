import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { measureOutput, type Output } from './measure-output'
import type { Peer } from './peer'
import { runMeasured, type Run } from './run-measured'
import { articleName, editArticle } from './write-articles'

/** Measurements of one site with one number of articles. */
export interface Result {
  site: string
  version: string
  articles: number
  /** Build without any cache. */
  cold: Run
  /** Build after an edit of one article: the median of several. */
  edited: Run
  output: Output
}

/** Number of measured edits. Each build is so short that one could be distorted by other load. */
const edits = 3

/**
 * Builds a site without cache, and after each of some edits of one article.
 *
 * @param folder folder for its files, removed in the end
 */
export async function measurePeer(peer: Peer, count: number, folder: string): Promise<Result> {
  try {
    peer.prepare(folder, count)
    const build = (): Promise<Run> => runMeasured(peer.command, folder, peer.env)
    const cold = await build()
    const name = articleName(Math.floor(count / 2))
    const runs: Run[] = []
    while (runs.length < edits) {
      editArticle(join(folder, peer.source(name)))
      runs.push(await build())
    }
    const edited = runs.sort((a, b) => a.seconds - b.seconds)[Math.floor(edits / 2)] ?? cold
    const output = measureOutput(join(folder, peer.output), peer.page(name))
    return { site: peer.name, version: peer.version(), articles: count, cold, edited, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
