import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Node, ParentSpanPluginArgs } from 'gatsby'
import { digestOf } from '../../src/cache/digest'
import { noGuides } from '../sites/configurations'
import { newFolder } from '../sites/new-folder'
import { writeSite } from '../sites/read-site'

jest.mock('../../src/output/files', () => ({
  ...jest.requireActual<object>('../../src/output/files'),
  writeFiles: () => Promise.resolve(),
}))
jest.mock('../../src/output/images', () => ({ writeArticleImages: () => Promise.resolve(0) }))

const folder = newFolder()

const environment = { ...process.env }
beforeEach(() => {
  jest.resetModules()
  writeSite(noGuides, folder)
})
afterEach(() => {
  process.env = environment
})

/**
 * Stands in for Gatsby: nodes in memory, and what was reported.
 *
 * @param late a file that Gatsby has no node of when it is asked for the first time
 */
function gatsby(NODE_ENV: 'production' | 'development', late = '') {
  process.env = {
    ...environment,
    NODE_ENV,
    CONTENT_DIR: folder,
    LOCAL_BUILD: 'true',
    GATSBY_CONSULTATION_ENDPOINT: 'http://localhost:9001/consultation',
    SOURCE_DATE_EPOCH: '1793500000',
  }
  const nodes = new Map<string, Node>()
  const reported: string[] = []
  const files = (): { relativePath: string }[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((absolutePath) => ({
        id: `file ${relative(folder, absolutePath)}`,
        sourceInstanceName: 'content',
        absolutePath,
        relativePath: relative(folder, absolutePath),
        internal: { type: 'File', contentDigest: digestOf(readFileSync(absolutePath)) },
      }))
  let asked = 0
  const seen = (): object[] => {
    asked += 1
    return files().filter(({ relativePath }) => asked > 1 || relativePath !== late)
  }
  // Gatsby's cache still has a file of the content folder that an earlier build had.
  const ofEarlierBuild = {
    id: 'file of an earlier build',
    sourceInstanceName: 'content',
    absolutePath: join(resolve('content'), 'site.yaml'),
    relativePath: 'site.yaml',
    internal: { type: 'File', contentDigest: '' },
  }
  const args = {
    getNodesByType: (type: string) =>
      type === 'File'
        ? [ofEarlierBuild, ...seen()]
        : [...nodes.values()].filter((one) => one.internal.type === type),
    createNodeId: (key: string) => key,
    createContentDigest: (value: unknown) => digestOf(JSON.stringify(value)),
    actions: {
      createNode: (node: Node) => void nodes.set(node.id, node),
      deleteNode: (node: Node) => void nodes.delete(node.id),
      touchNode: () => undefined,
    },
    basePath: '',
    reporter: {
      error: (message: string) => reported.push(message),
      warn: () => undefined,
      success: () => undefined,
      panic: (message: string) => {
        throw new Error(message)
      },
    },
  } as unknown as ParentSpanPluginArgs
  const update = async (): Promise<void> => {
    const { updateSite } = await import('../../src/gatsby/source-nodes')
    await updateSite(args)
  }
  const start = async (): Promise<void> => {
    const { onPreInit } = await import('../../src/gatsby/source-nodes')
    await onPreInit?.(args, { plugins: [] }, () => undefined)
  }
  return { nodes, reported, start, update }
}

const write = (file: string, change: (text: string) => string): void =>
  writeFileSync(join(folder, file), change(noGuides[file] ?? ''))

test('each page is a node of the type of its collection, beside the file that it is made of', async () => {
  const { nodes, update } = gatsby('production')
  await update()
  expect(nodes.get('Service /services/device-setup')).toMatchObject({
    path: '/services/device-setup',
    template: 'page',
    locale: 'en',
    parent: 'file services/device-setup.yaml',
  })
  expect(nodes.get('SiteLayout en')).toMatchObject({ folder: '' })
})

test('a file that Gatsby sees late is waited for', async () => {
  const { nodes, update } = gatsby('production', 'pages/contact.yaml')
  await update()
  expect(nodes.has('Page /contact')).toBe(true)
})

test('an edit gives new digests to the nodes that show it, and to no others', async () => {
  const { nodes, update } = gatsby('development')
  await update()
  const digests = (): Map<string, string> =>
    new Map([...nodes].map(([id, { internal }]) => [id, internal.contentDigest]))
  const before = digests()
  write('faqs/device-setup.yaml', (text) => text.replace('question: ', 'question: Changed? '))
  await update()
  const changed = [...digests()].filter(([id, digest]) => before.get(id) !== digest)
  expect(changed.map(([id]) => id)).toEqual(['Service /services/device-setup'])
})

test('develop reports a broken file and goes on with its last good text', async () => {
  const { nodes, reported, update } = gatsby('development')
  await update()
  write('pages/contact.yaml', (text) => text.replace('title:', 'titel:'))
  write('faqs/device-setup.yaml', (text) => text.replace('question: ', 'question: Meanwhile? '))
  await update()
  expect(reported.join()).toContain('an unknown field "titel"')
  expect(nodes.has('Page /contact')).toBe(true)
  expect(JSON.stringify(nodes.get('Service /services/device-setup'))).toContain('Meanwhile?')
})

test('a build stops, and names every mistake of all files', async () => {
  const { update } = gatsby('production')
  write('pages/contact.yaml', (text) => text.replace('title:', 'titel:'))
  write('faqs/visits.yaml', () => 'questions: none')
  await expect(update()).rejects.toThrow(/faqs\/visits\.yaml[^]*pages\/contact\.yaml/)
})

test.each(['production', 'development'] as const)(
  'in %s, mistakes are named before Gatsby reads a file, also those that its own parser stops at',
  async (mode) => {
    const { start } = gatsby(mode)
    const article = 'articles/scam-likely/index.mdx'
    write(article, (text) => text.replace(/^title: .*/m, 'title: Scam alert: do not pay'))
    write('faqs/visits.yaml', () => 'questions: none')
    await expect(start()).rejects.toThrow(/articles\/scam-likely\/index\.mdx:2:8[^]*faqs\/visits/)
  },
)

test('develop goes on with other edits where an own file of the interface has a mistake', async () => {
  const { nodes, update } = gatsby('development')
  writeFileSync(join(folder, 'interface/en.yaml'), 'language: { name: American }\n')
  await update()
  writeFileSync(join(folder, 'interface/en.yaml'), 'language: { nam: American }\n')
  write('faqs/device-setup.yaml', (text) => text.replace('question: ', 'question: Meanwhile? '))
  await update()
  expect(JSON.stringify(nodes.get('Service /services/device-setup'))).toContain('Meanwhile?')
})
