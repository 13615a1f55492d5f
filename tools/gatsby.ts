import { spawn, type ChildProcess } from 'node:child_process'
import { localEndpoint } from './ports'

/** Starts Gatsby with the local form collector as endpoint, unless the caller has set another. */
export function startGatsby(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn('node_modules/.bin/gatsby', args, {
    stdio: 'inherit',
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_CONSULTATION_ENDPOINT: localEndpoint,
      ...process.env,
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
