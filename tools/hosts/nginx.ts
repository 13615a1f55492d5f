import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import type { Check } from './results'
import { nginxSettings } from './nginx-settings'
import { freePort, start, until } from './processes'
import type { Server } from './server'

const scratch = resolve('.tmp/hosts/nginx')

/**
 * Starts nginx with the settings in docs/deploying.md.
 *
 * @returns the server, or the reason why there is none
 */
export async function startNginx(): Promise<Server | string> {
  const program = findNginx() ?? installNginx()
  if (!program) return 'nginx is not installed'
  mkdirSync(scratch, { recursive: true })
  const port = await freePort()
  const file = `${scratch}/nginx.conf`
  const options = { site: resolve('.'), scratch, port, root: process.getuid?.() === 0 }
  writeFileSync(file, nginxSettings(readFileSync('docs/deploying.md', 'utf8'), options))
  const args = ['-e', 'stderr', '-p', scratch, '-c', file]
  const tested = testSettings(program, args)
  const running = start(program, args)
  const answers = await until(async () => running.ended() || (await listens(port)), 10_000)
  if (!answers || running.ended()) {
    await running.stop()
    throw new Error(`nginx did not start.\n${running.output()}`)
  }
  return { id: 'nginx', version: versionOf(program), port, checks: [tested], stop: running.stop }
}

function findNginx(): string | undefined {
  // Debian installs it in a folder that is not in the PATH of ordinary users.
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => `${folder}/nginx`).find((file) => existsSync(file))
}

/** Installs Debian's package where that needs no password. */
function installNginx(): string | undefined {
  const isRoot = process.getuid?.() === 0
  const works = (command: string, args: string[]): boolean =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0
  if (!works('apt-get', ['--version']) || !(isRoot || works('sudo', ['-n', 'true']))) return
  const asRoot = (...command: string[]): boolean =>
    isRoot ? works(command[0] ?? '', command.slice(1)) : works('sudo', ['-n', ...command])
  console.log('Installing nginx (Debian package) ...')
  asRoot('apt-get', 'update', '-qq')
  asRoot('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', 'nginx')
  // The package starts an nginx service, which is not wanted here.
  if (existsSync('/run/systemd/system')) asRoot('systemctl', 'disable', '--now', 'nginx')
  return findNginx()
}

function testSettings(program: string, args: readonly string[]): Check {
  const { status, stderr } = spawnSync(program, ['-t', ...args], { encoding: 'utf8' })
  const complaints = stderr.split('\n').filter((line) => /\[(warn|error|emerg|crit)\]/.test(line))
  const passed = status === 0 && complaints.length === 0
  return passed
    ? { name: 'nginx -t', passed }
    : { name: 'nginx -t', passed, detail: complaints.join('; ') || `exit code ${status}` }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function versionOf(program: string): string {
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' })
  return /nginx\/\S+/.exec(stderr)?.[0] ?? 'nginx'
}
