import { spawn, type ChildProcess } from 'node:child_process'
import { readEnvFile } from '../src/build/settings'
import { localEndpoint } from './ports'

readEnvFile()

/** Starts Gatsby with the local form collector as endpoint, unless the caller has set another. */
export function startGatsby(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn('node_modules/.bin/gatsby', args, {
    stdio: 'inherit',
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      LOCAL_BUILD: 'true',
      ...process.env,
      GATSBY_CONSULTATION_ENDPOINT: process.env.GATSBY_CONSULTATION_ENDPOINT || localEndpoint,
      PREVIEW_CONSULTATION_ENDPOINT: process.env.PREVIEW_CONSULTATION_ENDPOINT || localEndpoint,
      ...env,
    },
  })
}

/** Builds the site; resolves to the exit code. */
export function build(env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    startGatsby(['build'], env).once('exit', (code) => resolve(code ?? 1))
  })
}
