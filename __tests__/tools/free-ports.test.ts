/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'

const { PORT, COLLECTOR_PORT } = process.env

/** Returns the ports of a test run whose environment has this `PORT`. */
async function chosen(port?: string): Promise<(string | undefined)[]> {
  Object.assign(process.env, { PORT: port ?? '', COLLECTOR_PORT: '' })
  await jest.isolateModulesAsync(async () => void (await import('../../tools/free-ports')))
  return [process.env.PORT, process.env.COLLECTOR_PORT]
}

afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(process.env, { PORT: PORT ?? '', COLLECTOR_PORT: COLLECTOR_PORT ?? '' })
})

test('a test run takes no port that another program uses', async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const { port } = other.address() as AddressInfo
  // The first choice is the port before.
  jest.spyOn(Math, 'random').mockReturnValueOnce((port - 1 - 11_000 + 0.5) / 20_000)
  const [site, collector] = await chosen()
  other.close()
  expect(site).not.toBe(String(port - 1))
  expect(collector).toBe(String(Number(site) + 1))
})

test('a port that is set is kept', async () => {
  expect((await chosen('9100'))[0]).toBe('9100')
})

test.each(readdirSync('.').filter((file) => /^playwright.*\.config\.ts$/.test(file)))(
  '%s starts a server of its own',
  (file) => {
    const config = readFileSync(file, 'utf8')
    expect(config).toContain('webServer')
    expect(config).not.toContain('reuseExistingServer')
  },
)
