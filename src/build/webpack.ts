import { join, resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'

/** Name that src/blog/start-worker.ts gives to its file. */
const worker = 'search-worker'

const leftOut = (file: string): string => join(__dirname, 'left-out', file)

/**
 * What libraries import and this site has no use for: Gatsby's parts for scripts of others, for
 * service workers and for heads other than Helmet's, and prefixes for old browsers. A name that a
 * later version no longer imports does no harm here; its bytes are back, and the gate tells.
 */
const unneeded: Record<string, string | false> = {
  '@builder.io/partytown/integration': false,
  'gatsby-script': false,
  './register-service-worker': false,
  './utils/inject-partytown-snippet': false,
  './head/head-export-handler-for-browser': leftOut('head-export.js'),
  './Prefixer.js': leftOut('prefixer.js'),
}

/**
 * Leaves out of what visitors are served what nothing here needs, source maps among it. The worker
 * of the search is one file: what it shares with pages would otherwise move into the scripts that
 * every page loads. The scripts begin with our own file, which brings Gatsby's.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
}) => {
  if (stage !== 'build-javascript') return
  const { entry, ...config } = (getConfig as () => { entry: Record<string, string> })()
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...entry, app: resolve('src/start-app') },
  })
  actions.setWebpackConfig({
    devtool: false,
    optimization: {
      splitChunks: { chunks: ({ name }: { name?: string }) => name !== worker },
    },
    resolve: { alias: { ...unneeded, '$gatsby-app': entry.app } },
  })
}
