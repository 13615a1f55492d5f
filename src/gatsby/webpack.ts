import { join, resolve } from 'node:path'
import type { JsMinifyOptions } from '@swc/core'
import type { GatsbyNode } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration, RuleSetUseItem, WebpackPluginInstance } from 'webpack'
import { headConstants } from '../output/head-constants'
import { readBrand } from '../build/read-brand'
import { scriptName } from '../output/script-names'

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
 * The browser part of gatsby-plugin-styled-components. It only sets prefixes for old browsers, and requires all
 * of styled-components, 1.5 kB more than this site imports.
 */
const styledComponentsPlugin = /gatsby-plugin-styled-components\/gatsby-browser\.js$/

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
 * Leaves out of what visitors are served what nothing here needs, source maps among it. The scripts
 * begin with our own file, which brings Gatsby's.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  getConfig,
  loaders,
  plugins,
}) => {
  const drawsPages = stage === 'build-html' || stage === 'develop-html'
  const definePlugin = plugins.define as (values: Record<string, string>) => WebpackPluginInstance
  const leaveOut = loaders.null as () => RuleSetUseItem
  const constants = drawsPages ? [definePlugin(await headConstants(readBrand()))] : []
  const { entry, output, optimization, ...config } = (getConfig as () => WebpackOfGatsby)()
  const visitors = stage === 'build-javascript'
  actions.replaceWebpackConfig({
    ...config,
    entry: visitors ? { ...entry, app: resolve('src/hydration/start-app') } : entry,
    output: visitors ? { ...output, filename: scriptName, chunkFilename: scriptName } : output,
    plugins: [...config.plugins, ...constants],
    optimization: visitors ? { ...optimization, minimizer: [smallScripts] } : optimization,
  })
  if (!visitors) return
  actions.setWebpackConfig({
    devtool: false,
    optimization: {},
    module: { rules: [{ test: styledComponentsPlugin, use: [leaveOut()] }] },
    resolve: { alias: { ...unneeded, '$gatsby-app': entry.app } },
  })
}

interface WebpackOfGatsby extends Configuration {
  entry: Record<string, string>
  plugins: WebpackPluginInstance[]
}
