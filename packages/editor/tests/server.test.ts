/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import '../../../tools/free-ports'
import { startEditorServer } from '../src/server'
import { sourceHash } from '../../../src/content-model/rules/translations'
import { readVersion } from '../../../src/content-model/translated-source'
import { smallSite } from '../../../__tests__/sites/configurations'
import { newFolder } from '../../../__tests__/sites/new-folder'
import { writeSite } from '../../../__tests__/sites/read-site'
import { runGit } from '../../../__tests__/tools/repository'

const port = Number(process.env.PORT)
const article = Object.keys(smallSite).find((path) => path.startsWith('articles/'))!
const contentDir = writeSite(smallSite, newFolder())
let server: Server
beforeAll(async () => {
  server = await startEditorServer({ port, folder: contentDir, contentDir, policy: '' })
})
afterAll(() => void server.close())

/** Asks for a file as the page of the editor does. */
const ask = (path: string, digest = ''): Promise<Response> => {
  const query = new URLSearchParams({ path: join(contentDir, path), digest })
  return fetch(`http://localhost:${port}/file?${query}`)
}

test.each([article, 'site.yaml'])('the editor gets %s as it is now', async (path) => {
  await expect((await ask(path)).text()).resolves.toBe(smallSite[path])
})

test('the editor gets an article as it was when it was translated', async () => {
  const text = smallSite[article]!
  const digest = sourceHash(readVersion(article, text)!)
  runGit(contentDir, 'init', '--quiet')
  for (const version of [text, text.replace('title: ', 'title: New: ')]) {
    writeFileSync(join(contentDir, article), version)
    runGit(contentDir, 'add', '--all')
    runGit(contentDir, 'commit', '--quiet', '--message=Change')
  }

  await expect((await ask(article, digest)).text()).resolves.toBe(text.trimEnd())
  expect((await ask(article, '0'.repeat(12))).status).toBe(404)
})

test.each(['brand.yaml', '../../etc/hosts', '.'])(
  'nobody gets %s, which the editor does not open',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)
