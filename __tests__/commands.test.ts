import { writersSite } from './sites/configurations'
import { newFolder } from './sites/new-folder'
import { writeSite } from './sites/read-site'
import { runTool } from './tools/run-tool'

// As a writer types it; __tests__/slow/writer.test.ts goes through all commands.
test('npm run check fails on a mistake', () => {
  const article = 'articles/scam-likely/index.mdx'
  const texts = { ...writersSite, [article]: `${writersSite[article]}\nPlease utilize it.\n` }
  const folder = writeSite(texts, newFolder())
  const ran = runTool('check', [], { env: { CONTENT_DIR: folder } })
  expect([ran.status, ran.output]).toEqual([1, expect.stringContaining('Write "use".')])
})
