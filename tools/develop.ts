import { watch } from 'node:fs/promises'
import { checkContentAndImages } from '../src/gatsby/read-content'
import { contentDir, contentFolder } from '../src/gatsby/settings'
import { formatDiagnostics } from '../src/content-model/diagnostic'
import { explainStart } from './explain-start'
import { startFormCollector } from './form-collector'
import { startGatsby } from './gatsby'
import { collectorFile, collectorPort } from './ports'

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

/** Resolves once there is no mistake; prints the mistakes after each change until then. */
async function contentIsRight(): Promise<void> {
  let printed = ''
  const isRight = async (): Promise<boolean> => {
    const { diagnostics } = await checkContentAndImages(contentDir())
    const message = `\n${formatDiagnostics(diagnostics, contentFolder())}\n\nWaiting until they are fixed ...`
    if (diagnostics.length > 0 && message !== printed) console.error(message)
    printed = message
    return diagnostics.length === 0
  }
  const changes = watch(contentDir(), { recursive: true })[Symbol.asyncIterator]()
  while (!(await isRight())) await changes.next()
  await changes.return?.()
}

develop().catch(explainStart)
