import { defineCommand, runCommand } from './command'
import { collectorFile, collectorPort, explainStart } from './ports'
import { startFormCollector } from './form-collector'
import { contentIsRight, startGatsby } from './gatsby'

const command = defineCommand({
  call: 'npm run develop',
  help: 'Starts the development server, which shows drafts and every change at once.',
  options: {},
})

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

void runCommand(command, async (args) => {
  command.parse(args)
  await develop().catch(explainStart)
})
