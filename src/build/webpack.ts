import type { GatsbyNode } from 'gatsby'

/**
 * Leaves out of what visitors are served what nothing here needs: source maps, and Partytown, which
 * Gatsby brings for scripts of others.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      devtool: false,
      resolve: { alias: { '@builder.io/partytown/integration': false } },
    })
  }
}
