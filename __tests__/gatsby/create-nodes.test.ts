/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateNodeArgs } from 'gatsby'
import { smallSite } from '../sites/configurations'
import { writeSite } from '../sites/read-site'

const folder = writeSite(smallSite)
afterAll(() => rmSync(folder, { recursive: true }))

const relativePath = 'site.yaml'
const file = {
  id: 'file',
  internal: { type: 'File' },
  sourceInstanceName: 'content',
  extension: 'yaml',
  relativePath,
  absolutePath: join(folder, relativePath),
}

test('develop goes on with the last good text of a file that has not changed since the last start', async () => {
  Object.assign(process.env, {
    NODE_ENV: 'development',
    CONTENT_DIR: folder,
    LOCAL_BUILD: 'true',
    GATSBY_CONSULTATION_ENDPOINT: 'http://localhost:1/',
  })
  const { onCreateNode, rememberShown } = await import('../../src/gatsby/create-nodes')
  const createNode = jest.fn()
  const args = {
    node: file,
    getNode: () => undefined,
    getNodesByType: (type: string) => (type === 'File' ? [file] : []),
    loadNodeContent: () => Promise.resolve(readFileSync(file.absolutePath, 'utf8')),
    createNodeId: String,
    createContentDigest: String,
    actions: { createNode, createParentChildLink: jest.fn() },
  } as unknown as CreateNodeArgs

  await rememberShown(args)
  writeFileSync(file.absolutePath, `\t${smallSite[relativePath]}`)
  await onCreateNode?.(args, { plugins: [] }, () => undefined)

  expect(createNode).toHaveBeenCalledTimes(1)
  expect(createNode.mock.calls[0]).toMatchObject([{ data: { name: 'Maplehouse' } }])
})
