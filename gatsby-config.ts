import type { GatsbyConfig } from 'gatsby'
import { growHeapSlowly } from './src/build/heap-growth'
import { contentDir, contentInstance, readEnvFile } from './src/build/settings'
import { processorCount } from './src/build/worker-count'

growHeapSlowly()
readEnvFile()
// Gatsby prints whatever its processes warn of as "ERROR UNKNOWN". From Node 21 on, one of its packages
// asks for a module of Node that is to go, which is nobody's mistake.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`.trim()
process.env.GATSBY_CPU_COUNT ||= String(processorCount(contentDir()))

const config: GatsbyConfig = {
  trailingSlash: 'never',
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
      // Names of components help in develop; visitors would download them with every page.
      options: { displayName: process.env.NODE_ENV === 'development' },
    },
  ],
}

export default config
