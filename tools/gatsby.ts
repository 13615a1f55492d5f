import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs/promises'
import type { Server } from 'node:http'
import { checkContentAndImages } from '../src/build/read-content'
import { contentDir, contentFolder, readEnvFile } from '../src/build/settings'
import { formatDiagnostics } from '../src/content-model/diagnostic'
import { commandFile } from './programs.cjs'
import { localEndpoint } from './ports'

readEnvFile()

/**
 * Returns the environment for Gatsby: for this computer, with the local form collector as endpoint
 * unless the caller has set another. With LOCAL_BUILD=false, as at a host, only the settings of the
 * caller apply.
 */
export function gatsbyEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = { GATSBY_TELEMETRY_DISABLED: '1', LOCAL_BUILD: 'true', ...env }
  if (own.LOCAL_BUILD?.trim() === 'false') return own
  return {
    ...own,
    GATSBY_CONSULTATION_ENDPOINT: env.GATSBY_CONSULTATION_ENDPOINT || localEndpoint,
    PREVIEW_CONSULTATION_ENDPOINT: env.PREVIEW_CONSULTATION_ENDPOINT || localEndpoint,
  }
}

/** Starts Gatsby with the environment of the caller; `env` takes precedence. */
export function startGatsby(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [commandFile('gatsby'), ...args], {
    stdio: 'inherit',
    env: gatsbyEnv({ ...process.env, ...env }),
  })
}

/** Stops a child process at Ctrl+C, and ends a server of this process, and the process, with the child. */
export function endTogether(child: ChildProcess, server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => child.kill(signal))
  }
  child.once('exit', (code) => {
    server.close()
    server.closeAllConnections()
    process.exitCode = code ?? 0
  })
}

/** Builds the site, and its editor for writers where it has one; resolves to the exit code. */
export async function build(env: NodeJS.ProcessEnv = {}): Promise<number> {
  const code = await exitOf(startGatsby(['build', '--prefix-paths'], env))
  if (code !== 0 || !{ ...process.env, ...env }.CMS_REPO) return code
  const args = [commandFile('tsx'), 'packages/editor/src/write-admin.ts']
  const options = { stdio: 'inherit', env: gatsbyEnv({ ...process.env, ...env }) } as const
  return exitOf(spawn(process.execPath, args, options))
}

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))

/** Waits until the content has no mistakes, and prints them after each change until then. */
export async function contentIsRight(): Promise<void> {
  let printed = ''
  const isRight = async (): Promise<boolean> => {
    const { diagnostics } = await checkContentAndImages(contentDir())
    const message = `\n${formatDiagnostics(diagnostics, contentFolder())}\n\nWaiting until they are fixed ...`
    if (diagnostics.length > 0 && message !== printed) console.error(message)
    printed = message
    return diagnostics.length === 0
  }
  const changes = watch(contentDir(), { recursive: true })[Symbol.asyncIterator]()
  while (!(await isRight())) await changes.next()
  await changes.return?.()
}
