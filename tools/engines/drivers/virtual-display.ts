import type { Readable } from 'node:stream'
import { endGroup, startGroup } from './process-group'

/** X server without a screen. */
export interface VirtualDisplay {
  /** Value of DISPLAY, such as `:7`. */
  name: string
  close: () => Promise<void>
}

/**
 * Starts Xvfb on a free display number.
 *
 * @throws Error where it exits before it is ready
 */
export async function startDisplay(): Promise<VirtualDisplay> {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp']
  const server = startGroup('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${String(code)}.`)))
    const pipe = server.stdio[3] as Readable
    pipe.once('data', (data: Buffer) => resolve(data.toString('utf8').trim()))
  })
  return { name: `:${number}`, close: () => endGroup(server) }
}
