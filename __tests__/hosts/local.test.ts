import type { AddressInfo } from 'node:net'
import { startStaticServer } from '../../tools/static-server'
import { testAnswers } from './answers'

// The server of `npm start` and of the browser tests, which stands for the hosts.
testAnswers(async () => {
  const server = await startStaticServer(0, 'public')
  const { port } = server.address() as AddressInfo
  const stop = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${port}`, stop }
})
