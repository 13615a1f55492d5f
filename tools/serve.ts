import { builtPathPrefix } from './built-site'
import { builtCollectorPort, collectorFile, explainStart, sitePort } from './ports'
import { startFormCollector } from './form-collector'
import { startStaticServer } from './static-server'

/** Serves the built site of public/ with the form collector beside it, until Ctrl+C. */
async function serve(): Promise<void> {
  const collectorPort = builtCollectorPort()
  const servers = [
    await startStaticServer(sitePort, 'public'),
    await startFormCollector(collectorPort, collectorFile),
  ]
  console.log(`\nThe site:           http://localhost:${sitePort}${builtPathPrefix()}`)
  console.log(`The form collector: http://localhost:${collectorPort} (writes ${collectorFile})`)
  console.log('Ctrl+C stops both.')

  const stop = (): void => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

serve().catch(explainStart)
