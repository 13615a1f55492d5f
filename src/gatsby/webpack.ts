import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { JsMinifyOptions } from '@swc/core'
import type { GatsbyNode } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import type {
  Configuration,
  FileCacheOptions,
  RuleSetRule,
  RuleSetUseItem,
  WebpackPluginInstance,
} from 'webpack'
import { readBrand } from '../build/read-content'
import { readSettings } from '../build/settings'
import { keepsPages } from '../build/site-fields'
import { minifiedScript } from '../output/scripts'
import { scriptName } from '../output/write-headers'
import type { Brand } from '../content-model/brand'
import { applyPreferences } from '../preferences/apply-preferences'
import { loadOnFirstInteraction } from '../hydration/load-on-first-interaction'
import { openForPrint } from '../hydration/open-for-print'
import { restoreStaticPage } from '../hydration/restore-static-page'
import { drawTabIcon, iconDrawing, type IconDrawing } from '../output/icons'
import { cachedResults, type CacheEntry } from '../cache/build-cache'
import { digestOfAll } from '../cache/digest'

const standIn = (file: string): string => join(__dirname, 'stand-ins', file)

/**
 * Imports of libraries that this site doesn't need: Gatsby's parts for third-party scripts, service workers and
 * heads other than Helmet's, and prefixes for old browsers. An alias that no longer matches is harmless: the
 * bundle grows and the size test fails.
 */
const unneeded: Record<string, string | false> = {
  '@builder.io/partytown/integration': false,
  'gatsby-script': false,
  './register-service-worker': false,
  './utils/inject-partytown-snippet': false,
  './head/head-export-handler-for-browser': standIn('head-export.js'),
  './Prefixer.js': standIn('prefixer.js'),
}

/**
 * The browser part of gatsby-plugin-styled-components. It only sets prefixes for old browsers, and requires all
 * of styled-components, 1.5 kB more than this site imports.
 */
const styledComponentsPlugin = /gatsby-plugin-styled-components\/gatsby-browser\.js$/

/**
 * Test of the rule that Gatsby's plugin for TypeScript adds. Gatsby's own rule for scripts matches TypeScript, too, so
 * Babel would read each of our files twice.
 */
const secondTypeScriptRule = /\.tsx?$/

/**
 * Minifies scripts with swc: 1.3 % smaller than with Terser, in an instant instead of four seconds. It doesn't
 * introduce newer syntax than Babel's. Licenses are in separate files.
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
 * Leaves out of the scripts for visitors whatever this site doesn't need, such as source maps. Their entry is our own
 * file, which imports Gatsby's.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  getConfig,
  loaders,
  plugins,
}) => {
  const rendersPages = stage === 'build-html' || stage === 'develop-html'
  const definePlugin = plugins.define as (values: Record<string, string>) => WebpackPluginInstance
  const leaveOut = loaders.null as () => RuleSetUseItem
  const constants = rendersPages ? [definePlugin(await headConstants(readBrand()))] : []
  const { entry, output, optimization, module, cache, ...config } = (
    getConfig as () => WebpackOfGatsby
  )()
  const visitors = stage === 'build-javascript'
  actions.replaceWebpackConfig({
    ...config,
    entry: visitors ? { ...entry, app: appScripts().map((script) => resolve(script)) } : entry,
    output: visitors ? { ...output, filename: scriptName, chunkFilename: scriptName } : output,
    module: {
      ...module,
      rules: module.rules.filter(
        ({ test }) => !(test instanceof RegExp && test.source === secondTypeScriptRule.source),
      ),
    },
    cache: cache && {
      ...cache,
      version: cacheVersion(),
      buildDependencies: { defaultWebpack: [] },
    },
    plugins: [...config.plugins, ...constants, forgetBuildDependencies],
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

/**
 * Keeps webpack from finding every module that its configuration and its loaders need, to learn whether its cache is
 * still good: that takes as long as a stage. The version of the cache says so.
 */
const forgetBuildDependencies: WebpackPluginInstance = {
  apply: ({ hooks }) =>
    hooks.afterEmit.tap('forget build dependencies', ({ buildDependencies }) =>
      buildDependencies.clear(),
    ),
}

/** Returns a version of webpack's cache, which changes with our code and with the packages that are installed. */
function cacheVersion(): string {
  return digestOfAll(
    ['package-lock.json', join('.cache', 'compiled', 'gatsby-node.js')].map((file) =>
      readFileSync(file),
    ),
  )
}

/** Returns the scripts that start at the first interaction. */
function appScripts(): string[] {
  const start = 'src/hydration/start-app'
  return keepsPages(readSettings()) ? [start, 'src/offline/keep-pages'] : [start]
}

interface WebpackOfGatsby extends Omit<Configuration, 'module' | 'cache'> {
  cache: FileCacheOptions | undefined
  entry: Record<string, string>
  module: { rules: RuleSetRule[] }
  plugins: WebpackPluginInstance[]
}

/**
 * Source of a function that calls another one immediately, and again when another tab has changed the storage or the
 * page returns from the back/forward cache.
 */
const runAndRepeat =
  "function(a){a();['storage','pageshow'].forEach(function(e){addEventListener(e,function(){a()})})}"

/**
 * Returns the constants of gatsby-ssr.tsx that are made once per build: two minified scripts, the tab icon as a
 * `data:` URL, the color schemes and the typeface. Each value is source code for webpack's DefinePlugin.
 * src/assets.d.ts and gatsby-ssr.tsx declare them.
 */
export async function headConstants(brand: Brand): Promise<Record<string, string>> {
  const [preferences = '', firstInteraction = '', icon = ''] = await cachedResults('head-parts', [
    minifiedScript(`(${runAndRepeat})(${applyPreferences.toString()})`),
    minifiedScript(
      [restoreStaticPage, loadOnFirstInteraction, openForPrint]
        .map((run) => `(${run.toString()})()`)
        .join(';'),
    ),
    tabIcon(iconDrawing(brand)),
  ])
  const { schemes, typeface } = brand
  return {
    PREFERENCES_SCRIPT: JSON.stringify(preferences.toString()),
    FIRST_INTERACTION_SCRIPT: JSON.stringify(firstInteraction.toString()),
    SCHEMES: JSON.stringify(schemes),
    TYPEFACE: JSON.stringify(typeface ? { family: typeface.family, file: typeface.file } : null),
    TAB_ICON: JSON.stringify(`data:image/png;base64,${icon.toString('base64')}`),
  }
}

function tabIcon(drawing: IconDrawing): CacheEntry {
  return {
    parts: ['tab icon', drawing.svg, drawing.background],
    make: () => drawTabIcon(drawing),
  }
}
