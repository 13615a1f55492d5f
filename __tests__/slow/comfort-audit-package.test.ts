import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { JsonReport } from '../../packages/comfort-audit/src'

const html = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><body>${body}</body></html>`
const files: Record<string, string> = {
  'index.html': html('Home', '<p style="font-size: 10px">Small print</p>'),
  'about.html': html('About', '<p>About us</p>'),
  'help/index.html': html('Help', '<p>How to get help</p>'),
}

let folder: string
let server: Server

/** Runs a command, by default in the folder of the installed package. */
async function run(command: string, args: readonly string[], cwd = folder) {
  const env = { ...process.env, NODE_OPTIONS: '', npm_config_offline: 'true' }
  const child = spawn(command, args, { cwd, env })
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { status: child.exitCode, stdout, stderr }
}

/** Installs the packed package: its files, and links to the dependencies that it declares. */
async function install(archive: string): Promise<void> {
  const target = join(folder, 'node_modules/comfort-audit')
  mkdirSync(target, { recursive: true })
  const unpacked = await run('tar', ['-xzf', archive, '--strip-components=1', '-C', target])
  expect(unpacked.status).toBe(0)
  const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
    bin: Record<string, string>
    dependencies: Record<string, string>
  }
  for (const name of Object.keys(manifest.dependencies)) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
  mkdirSync(join(folder, 'node_modules/.bin'))
  const [[command = '', program = ''] = []] = Object.entries(manifest.bin)
  symlinkSync(join(target, program), join(folder, 'node_modules/.bin', command))
  // npm makes programs executable when it installs them.
  chmodSync(join(target, program), 0o755)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comfort-audit-package-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'site', file)), { recursive: true })
    writeFileSync(join(folder, 'site', file), text)
  }
  const args = ['pack', '--workspace', 'comfort-audit', '--ignore-scripts=false', '--json']
  const packed = await run('npm', [...args, '--pack-destination', folder], resolve('.'))
  expect([packed.status, packed.status === 0 ? '' : packed.stderr]).toEqual([0, ''])
  await install(join(folder, 'comfort-audit-0.1.0.tgz'))
  server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(files['about.html'])
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

test('the command of the packed package measures a folder and an address', async () => {
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`
  const { status, stdout, stderr } = await run('npx', [
    ...['--no-install', 'comfort-audit', 'site', address, '--quick', '--json'],
  ])
  expect([status, stderr]).toEqual([1, expect.stringContaining('site: 22 rules on 3 pages')])
  const { sites } = JSON.parse(stdout) as JsonReport
  expect(sites.map(({ pages }) => pages.map(({ path }) => path))).toEqual([
    ['/'],
    ['/', '/about.html', '/help/'],
  ])
  const small = sites[1]?.rules.find(({ name }) => name === 'text-size')?.failures
  expect(small).toContainEqual(expect.objectContaining({ path: '/', value: '10.0 px' }))
})

test('its API is typed, and can be imported by both module systems', async () => {
  writeFileSync(
    join(folder, 'index.mjs'),
    `import { audit } from 'comfort-audit'; console.log(typeof audit)`,
  )
  writeFileSync(join(folder, 'index.cjs'), `console.log(typeof require('comfort-audit').audit)`)
  expect(await run('node', ['index.mjs'])).toEqual({ status: 0, stdout: 'function\n', stderr: '' })
  expect(await run('node', ['index.cjs'])).toEqual({ status: 0, stdout: 'function\n', stderr: '' })

  writeFileSync(
    join(folder, 'typed.mts'),
    `import { audit } from 'comfort-audit'
     const { sites } = await audit({ folders: ['site'], rules: ['reflow'] })
     export const failures: number = sites[0].results[0].failures.length
     // @ts-expect-error: it is a list.
     await audit({ folders: 'site' })`,
  )
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2022',
  ]
  const typescript = resolve('node_modules/typescript/bin/tsc')
  expect(await run('node', [typescript, ...options, 'typed.mts'])).toMatchObject({
    status: 0,
    stdout: '',
  })
})
