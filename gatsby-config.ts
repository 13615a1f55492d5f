import type { GatsbyConfig } from 'gatsby'
import { configuredPathPrefix } from './src/build/site-fields'
import { contentDir, contentInstance, readEnvFile } from './src/build/settings'

readEnvFile()
// Gatsby prints warnings of its processes as "ERROR UNKNOWN". Since Node 21, one of its packages causes a deprecation
// warning.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`.trim()
// With one processor Gatsby runs queries in this process, which is fastest for small sites and for edits.
// A first build of 1,000 articles is faster with one more than there are: GATSBY_CPU_COUNT=3 on two.
process.env.GATSBY_CPU_COUNT ||= '1'

const config: GatsbyConfig = {
  trailingSlash: 'never',
  // Used by builds with the option --prefix-paths.
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
