import { parseArgs } from 'node:util'

/** Options of the command. */
export interface Options {
  /** Numbers of articles. */
  sizes: number[]
  /** Sites to measure beside this one. */
  peers: string[]
}

const known = ['eleventy', 'blog', 'gatsby']

export const usage = `npm run bench -- [--sizes 10,100,1000,5000] [--peers eleventy,blog,gatsby | none]
  --sizes  numbers of articles; without it 10,100,1000
  --peers  built beside this site: ${known.join(', ')}, or none; without it eleventy.
           eleventy is a bare site, blog the same with the plugins of Eleventy's base blog
           (plain Gatsby takes six minutes at 1,000 articles, and is left out above that)`

/**
 * Parses the command line.
 *
 * @throws Error that describes the mistake
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '10,100,1000' },
      peers: { type: 'string', default: 'eleventy' },
    },
  })
  const sizes = values.sizes.split(',').map(Number)
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new Error(`--sizes ${values.sizes}: whole numbers from 1 on, with commas between them.`)
  }
  const peers = values.peers === 'none' ? [] : values.peers.split(',')
  const unknown = peers.find((peer) => !known.includes(peer))
  if (unknown !== undefined) {
    throw new Error(`--peers ${unknown}: there are ${known.join(', ')}, and none.`)
  }
  return { sizes, peers }
}
