import '../../tools/free-ports'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { sitePort } from '../../tools/ports'
import { testAnswers } from './answers'
import { startProgram } from './start-program'

const scratch = resolve('.tmp/hosts/nginx')
const nginx = findNginx()
const port = sitePort + 7
const args = ['-e', 'stderr', '-p', scratch, '-c', join(scratch, 'nginx.conf')]

beforeAll(() => {
  mkdirSync(scratch, { recursive: true })
  writeFileSync(join(scratch, 'nginx.conf'), configuration())
})

test('nginx -t has nothing to say against the configuration in docs/deploying.md', () => {
  const { status, stderr } = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' })
  expect(stderr).not.toMatch(/\[(warn|error|crit|emerg)\]/)
  expect(status).toBe(0)
})

testAnswers(
  async () => {
    const address = `http://127.0.0.1:${port}`
    const answers = (): Promise<boolean> =>
      fetch(address).then(
        () => true,
        () => false,
      )
    return { address, ...(await startProgram(nginx, args, answers)) }
  },
  // nginx reads several slashes as one; the page names its address in rel=canonical.
  { status: { 'two slashes': 200 } },
)

function findNginx(): string {
  // Debian installs it in a folder that is not in the PATH of ordinary users.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const found = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
  if (!found) throw new Error('nginx is not installed: sudo apt-get install nginx')
  return found
}

/** Returns the block `http` of docs/deploying.md, with another folder and port, and what lets it run here. */
function configuration(): string {
  const http = /^```nginx\nhttp \{\n([\s\S]*?\n\})\n```$/m.exec(
    readFileSync('docs/deploying.md', 'utf8'),
  )?.[1]
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    'daemon off;',
    'worker_processes 1;',
    `pid ${scratch}/nginx.pid;`,
    'error_log stderr warn;',
    // Otherwise the nginx of root reads files as a user without access to this folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((kind) => `${kind}_temp_path ${scratch}/${kind};`),
    http?.replaceAll('/srv/porchlight', resolve('.')).replace('443 ssl', `127.0.0.1:${port}`),
  ].join('\n')
}
