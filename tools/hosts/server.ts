import type { AddressInfo } from 'node:net'
import { startStaticServer } from '../static-server'
import type { HostId } from './differences'
import type { Check } from './results'

/** Program that serves the built site on this computer. */
export interface Server {
  id: HostId
  /** Name and version. */
  version: string
  port: number
  /** Results of checks during its start. */
  checks: readonly Check[]
  /** Stops it; resolves when all of its processes have ended. */
  stop: () => Promise<void>
}

/** Starts the server that `npm start` and the browser tests use. */
export async function startLocal(): Promise<Server> {
  const server = await startStaticServer(0, 'public')
  const { port } = server.address() as AddressInfo
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { id: 'local', version: 'tools/static-server.ts', port, checks: [], stop }
}
