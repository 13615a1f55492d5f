/** @jest-environment node */
import { rmSync } from 'node:fs'
import { writersSite } from './sites/configurations'
import { writeSite } from './sites/read-site'
import { runTool } from './tools/run-tool'

// The commands as a writer types them; __tests__/slow/writer.test.ts goes through all of them.

test('npm run check succeeds on good content, and fails on a mistake', () => {
  const article = 'articles/scam-likely/index.mdx'
  for (const [added, status] of [
    ['', 0],
    ['\nPlease utilize it.\n', 1],
  ] as const) {
    const folder = writeSite({
      ...writersSite,
      [article]: writersSite[article] + added,
    })
    const ran = runTool('check', [], { env: { CONTENT_DIR: folder } })
    expect([ran.status, ran.output]).toEqual([status, expect.any(String)])
    expect(ran.output.includes('Write "use".')).toBe(status === 1)
    rmSync(folder, { recursive: true })
  }
})
