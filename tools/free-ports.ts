import { createServer } from 'node:net'

// Sets PORT and COLLECTOR_PORT to free ports unless they are set, so that tests never meet a server
// that they did not start. Import this before tools/ports.ts. Child processes inherit the ports.

/** Number of consecutive ports that the servers of a test run use, in tools/ports.ts and `__tests__`. */
const count = 25

const first = findFreePorts()
process.env.PORT ||= String(first)
process.env.COLLECTOR_PORT ||= String(first + 1)

/** Returns the first of `count` free ports, below those that systems give to outgoing connections. */
function findFreePorts(): number {
  const port = 11_000 + Math.floor(Math.random() * 20_000)
  const ports = Array.from({ length: count }, (_, index) => port + index)
  return ports.every(isFree) ? port : findFreePorts()
}

function isFree(port: number): boolean {
  // A failure is reported later, but whether the server listens is known at once.
  const server = createServer().on('error', () => undefined)
  const free = server.listen(port).listening
  server.close()
  return free
}
