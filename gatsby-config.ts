import type { GatsbyConfig } from 'gatsby'
import { configuredPathPrefix } from './src/build/site-fields'
import { contentDir, contentInstance, readEnvFile } from './src/build/settings'

readEnvFile()
// Gatsby prints whatever its processes warn of as "ERROR UNKNOWN". From Node 21 on, one of its packages
// uses a deprecated module of Node, which we cannot change.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`.trim()
// With one processor Gatsby runs queries in this process, which is fastest for small sites and for edits.
// A first build of 1,000 articles is faster with one more than there are: GATSBY_CPU_COUNT=3 on two.
process.env.GATSBY_CPU_COUNT ||= '1'

const config: GatsbyConfig = {
  trailingSlash: 'never',
  // Gatsby heeds it in builds that are told to: --prefix-paths.
  pathPrefix: configuredPathPrefix(),
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: contentInstance, path: contentDir() },
    },
    'gatsby-plugin-mdx',
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-styled-components',
      // Display names help in development; visitors would download them with every page.
      options: { displayName: process.env.NODE_ENV === 'development' },
    },
  ],
}

export default config
