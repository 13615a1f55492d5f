import { join, resolve } from 'node:path'
import type { JsMinifyOptions } from '@swc/core'
import type { GatsbyNode } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration, FileCacheOptions, WebpackPluginInstance } from 'webpack'
import { headConstants } from '../output/head-constants'
import { cacheKey } from '../cache/build-cache'
import { scriptName } from '../output/script-names'

/** Name that src/search/start-worker.ts gives to its file. */
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
 * Webpack keeps its work for the next build, and to know then whether its tools are still the same
 * it follows every import of theirs through all of Gatsby: eight seconds of a first build. What is
 * kept has a name instead, made of the build's own code and the lockfile; Gatsby itself throws all
 * of it away when package.json, the configuration or a plugin has changed.
 */
const trustTheName: WebpackPluginInstance = {
  apply: (compiler) => {
    compiler.hooks.afterCompile.tap('trust-the-name', ({ buildDependencies }) => {
      buildDependencies.clear()
    })
  },
}

/**
 * Makes scripts small: 1.3 % smaller than Terser does, and at once instead of in four seconds. Nothing
 * becomes newer than what Babel wrote for the browsers of Gatsby's list; licenses stand in files of
 * their own.
 */
const smallScripts = new TerserPlugin<JsMinifyOptions>({
  minify: TerserPlugin.swcMinify,
  parallel: false,
  terserOptions: {
    ecma: 2015,
    compress: { passes: 2 },
    mangle: { safari10: true },
    format: { safari10: true },
  },
})

/**
 * Leaves out of what visitors are served what nothing here needs, source maps among it. The worker
 * of the search is one file: what it shares with pages would otherwise move into the scripts that
 * every page loads. The scripts begin with our own file, which brings Gatsby's.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  getConfig,
  plugins,
  basePath,
}) => {
  const drawsPages = stage === 'build-html' || stage === 'develop-html'
  const definePlugin = plugins.define as (values: Record<string, string>) => WebpackPluginInstance
  const constants = drawsPages ? [definePlugin(await headConstants())] : []
  const { entry, output, optimization, ...config } = (getConfig as () => WebpackOfGatsby)()
  const visitors = stage === 'build-javascript'
  actions.replaceWebpackConfig({
    ...config,
    entry: visitors ? { ...entry, app: resolve('src/hydration/start-app') } : entry,
    output: visitors ? { ...output, filename: scriptName, chunkFilename: scriptName } : output,
    cache: {
      ...config.cache,
      version: cacheKey([stage, basePath]),
      buildDependencies: { defaultWebpack: [] },
    },
    plugins: [...config.plugins, trustTheName, ...constants],
    optimization: visitors ? { ...optimization, minimizer: [smallScripts] } : optimization,
  })
  if (!visitors) return
  actions.setWebpackConfig({
    devtool: false,
    optimization: {
      splitChunks: { chunks: ({ name }: { name?: string }) => name !== worker },
    },
    resolve: { alias: { ...unneeded, '$gatsby-app': entry.app } },
  })
}

interface WebpackOfGatsby extends Configuration {
  entry: Record<string, string>
  cache: FileCacheOptions
  plugins: WebpackPluginInstance[]
}
