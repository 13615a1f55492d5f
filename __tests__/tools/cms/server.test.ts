/** @jest-environment node */
import type { Server } from 'node:http'
import { join } from 'node:path'
import '../../../tools/free-ports'
import { startEditorServer } from '../../../tools/cms/server'
import { smallSite } from '../../sites/configurations'
import { newFolder } from '../../sites/new-folder'
import { writeSite } from '../../sites/read-site'

const port = Number(process.env.PORT)
const article = Object.keys(smallSite).find((path) => path.startsWith('articles/'))!
const contentDir = writeSite(smallSite, newFolder())
let server: Server
beforeAll(async () => {
  server = await startEditorServer({ port, folder: contentDir, contentDir, policy: '' })
})
afterAll(() => void server.close())

/** Asks for a file as the page of the editor does. */
const ask = (path: string): Promise<Response> =>
  fetch(`http://localhost:${port}/file?path=${encodeURIComponent(join(contentDir, path))}`)

test.each([article, 'site.yaml'])('the editor gets %s as it is now', async (path) => {
  await expect((await ask(path)).text()).resolves.toBe(smallSite[path])
})

test.each(['brand.yaml', '../../etc/hosts', '.'])(
  'nobody gets %s, which the editor does not open',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)
