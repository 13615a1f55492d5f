export { createSchemaCustomization } from './src/gatsby/schema'
export { onCreateDevServer, onPreInit, sourceNodes } from './src/gatsby/source-nodes'
export { createPages, onPostBootstrap, onPostBuild } from './src/gatsby/create-pages'
export { onCreateWebpackConfig } from './src/gatsby/webpack'
