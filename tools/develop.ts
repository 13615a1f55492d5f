import { defineCommand, runCommand } from './command'
import { collectorFile, collectorPort, explainStart } from './ports'
import { startFormCollector } from './form-collector'
import { contentIsRight, endTogether, startGatsby } from './gatsby'

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
  endTogether(startGatsby(['develop'], { PREVIEW: 'true' }), collector)
}

void runCommand(command, async (args) => {
  command.parse(args)
  await develop().catch(explainStart)
})
