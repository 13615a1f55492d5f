import { spawn, type ChildProcess } from 'node:child_process'
import { readEnvFile } from '../src/build/settings'
import { localEndpoint } from './ports'

readEnvFile()

/**
 * Starts Gatsby for this computer, with the local form collector as endpoint unless the caller has set
 * another. With LOCAL_BUILD=false, as on a host, only the caller's own settings hold.
 */
export function startGatsby(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const { LOCAL_BUILD, GATSBY_CONSULTATION_ENDPOINT, PREVIEW_CONSULTATION_ENDPOINT } = process.env
  const elsewhere = LOCAL_BUILD?.trim() === 'false'
  const local = elsewhere
    ? {}
    : {
        LOCAL_BUILD: LOCAL_BUILD ?? 'true',
        GATSBY_CONSULTATION_ENDPOINT: GATSBY_CONSULTATION_ENDPOINT || localEndpoint,
        PREVIEW_CONSULTATION_ENDPOINT: PREVIEW_CONSULTATION_ENDPOINT || localEndpoint,
      }
  return spawn('node_modules/.bin/gatsby', args, {
    stdio: 'inherit',
    env: { GATSBY_TELEMETRY_DISABLED: '1', ...process.env, ...local, ...env },
  })
}

/** Builds the site; resolves to the exit code. */
export function build(env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    startGatsby(['build'], env).once('exit', (code) => resolve(code ?? 1))
  })
}
