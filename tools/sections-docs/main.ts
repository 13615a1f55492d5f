import { existsSync, writeFileSync } from 'node:fs'
import { checkContentDir } from '../../src/build/read-content'
import { builtPathPrefix } from '../built-path-prefix'
import { explainStart } from '../explain-start'
import { sitePort } from '../ports'
import { startStaticServer } from '../static-server'
import { findExamples } from './find-examples'
import { takeScreenshots } from './take-screenshots'
import { markdownFile, sectionsMarkdown } from './write-markdown'

/** Writes docs/sections.md and its screenshots from schemas, content and the built site. */
async function document(): Promise<void> {
  if (!existsSync('public/index.html')) throw new Error('Run npm run build:local first.')
  const { records } = checkContentDir('content')
  writeFileSync(markdownFile, sectionsMarkdown(records))
  // Another port than that of a site that is being served.
  const port = sitePort + 50
  const server = await startStaticServer(port, 'public')
  try {
    await takeScreenshots(`http://localhost:${port}${builtPathPrefix()}`, findExamples(records))
  } finally {
    server.close()
    server.closeAllConnections()
  }
  console.log(`Written: ${markdownFile} and its pictures.`)
}

document().catch(explainStart)
