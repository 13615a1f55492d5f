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
  /** After one article was edited: of several times the middle one. */
  edited: Run
  output: Output
}

/** Edits that are built. Each takes so little that a busy moment of the computer would be most of it. */
const edits = 3

/**
 * Builds a site anew, and after each of some edits of one article.
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
