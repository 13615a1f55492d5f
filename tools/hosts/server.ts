import type { AddressInfo } from 'node:net'
import { startStaticServer } from '../static-server'
import type { HostId } from './differences'
import type { Check } from './results'

/** A program that serves the built site on this computer. */
export interface Server {
  id: HostId
  /** Its name and version. */
  version: string
  port: number
  /** What was found while it was started. */
  checks: readonly Check[]
  /** Ends it; resolves when nothing of it is left. */
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
