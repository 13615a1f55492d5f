import type { GatsbyNode } from 'gatsby'

/** Name that src/blog/start-worker.ts gives to its file. */
const worker = 'search-worker'

/** Parts of Gatsby for scripts of others and for service workers. This site has neither. */
const unneeded = ['@builder.io/partytown/integration', 'gatsby-script', './register-service-worker']

/**
 * Leaves out of what visitors are served what nothing here needs, source maps among it. The worker of the search is one file: what it shares with
 * pages would otherwise move into the scripts that every page loads.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      devtool: false,
      optimization: {
        splitChunks: { chunks: ({ name }: { name?: string }) => name !== worker },
      },
      resolve: { alias: Object.fromEntries(unneeded.map((name) => [name, false])) },
    })
  }
}
