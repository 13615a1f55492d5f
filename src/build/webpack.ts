import type { GatsbyNode } from 'gatsby'

/** Leaves source maps out of what visitors are served. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false })
}
