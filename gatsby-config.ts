import type { GatsbyConfig } from 'gatsby'
import { growHeapSlowly } from './src/build/heap-growth'
import { contentDir, contentInstance, readEnvFile } from './src/build/settings'
import { processorCount } from './src/build/worker-count'

growHeapSlowly()
readEnvFile()
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
