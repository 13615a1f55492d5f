import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { checkContentDir } from '../../src/build/read-content'
import { builtPathPrefix } from '../built-site'
import { explainStart } from '../ports'
import { startStaticServer } from '../static-server'
import { editorFiles } from './editor'
import { mistakesFile, mistakesMarkdown } from './mistakes'
import { findExamples, markdownFile, sectionsMarkdown, takeScreenshots } from './sections'

/**
 * `npm run docs`: writes the files that follow from the content model, for editors and for readers, with
 * pictures of the sections of the built site.
 */
async function writeDocs(): Promise<void> {
  if (!existsSync('public/index.html')) throw new Error('Run npm run build -- --local first.')
  const { records } = checkContentDir('content')
  const files = {
    ...editorFiles(),
    [mistakesFile]: mistakesMarkdown(),
    [markdownFile]: sectionsMarkdown(records),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`Written: ${file}`)
  }
  const server = await startStaticServer(0, 'public')
  try {
    const { port } = server.address() as AddressInfo
    await takeScreenshots(`http://localhost:${port}${builtPathPrefix()}`, findExamples(records))
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

writeDocs().catch(explainStart)
