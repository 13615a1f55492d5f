import { collectorFile, collectorPort, explainStart } from './ports'
import { startFormCollector } from './form-collector'
import { contentIsRight, startGatsby } from './gatsby'

/** Waits until the content is valid, then starts Gatsby's development server for writers. */
async function develop(): Promise<void> {
  await contentIsRight()
  const collector = await startFormCollector(collectorPort, collectorFile)
  console.log(`The form collector: http://localhost:${collectorPort} (writes ${collectorFile})`)
  const gatsby = startGatsby(['develop'], { PREVIEW: 'true' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => gatsby.kill(signal))
  }
  gatsby.once('exit', (code) => {
    collector.close()
    collector.closeAllConnections()
    process.exitCode = code ?? 0
  })
}

develop().catch(explainStart)
