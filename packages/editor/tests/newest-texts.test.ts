/** @jest-environment node */
import '../../../tools/free-ports'
import { earlierText } from '../src/browser/newest-texts'
import { remoteBackend } from '../src/config/backend'
import { FakeGitHub } from './browser/fake-github'

Object.assign(globalThis, { localStorage: { getItem: () => null } })

const port = Number(process.env.PORT)
const path = 'content/articles/lost-phone/index.mdx'
const github = new FakeGitHub('help/site', new Map([[path, Buffer.from('first')]]))
beforeAll(async () => {
  github.original.write('main', [[path, Buffer.from('second')]])
  github.original.write('main', [[path, Buffer.from('third')]])
  await github.start(port)
})
afterAll(() => github.stop())

test('the history of a file has the newest version that is accepted', async () => {
  const backend = remoteBackend({
    host: 'github',
    repo: 'help/site',
    branch: 'main',
    apiRoot: `http://localhost:${port}/api/v3`,
  })
  const find = (pattern: RegExp): Promise<string | undefined> =>
    earlierText(backend, path, (text) => Promise.resolve(pattern.test(text)))

  await expect(find(/^(first|second)$/)).resolves.toBe('second')
  await expect(find(/fourth/)).resolves.toBeUndefined()
})
