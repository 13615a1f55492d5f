import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readEnvFile } from '../../../src/build/settings'
import { defineCommand, runCommand } from '../../../tools/command'
import { commandFile } from '../../../tools/programs.cjs'
import { contentIsRight, endTogether } from '../../../tools/gatsby'
import { editorPort, explainStart } from '../../../tools/ports'
import { startEditor } from './start-editor'

/** Port of Gatsby's development server. */
const sitePort = Number(process.env.PORT || 8000)

const command = defineCommand({
  call: 'npm run write',
  help: 'Starts the site, and beside it an editor in the browser, until Ctrl+C.',
  options: {},
})

/** Starts the site for writers and the editor beside it, until Ctrl+C. */
async function write(): Promise<void> {
  readEnvFile()
  await contentIsRight()
  const editor = await startEditor(editorPort, join('.tmp', 'write', 'admin'))
  const site = spawn(process.execPath, [commandFile('tsx'), 'tools/develop.ts'], {
    stdio: 'inherit',
  })
  endTogether(site, editor)
  let ended = false
  site.once('exit', () => {
    ended = true
  })
  // Gatsby prints much while it starts, so this comes last.
  while (!ended && !(await answers(`http://localhost:${sitePort}`))) await setTimeout(1000)
  if (!ended) console.log(addresses())
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}

const addresses = (): string => `
The editor: http://localhost:${editorPort}
The site:   http://localhost:${sitePort}

Open the editor in Chrome or Edge: other browsers cannot save into a folder. Press "Work with Local
Repository" and choose the folder of this project, ${process.cwd()}
Ctrl+C stops both.
`

void runCommand(command, (args) => {
  command.parse(args)
  return write().catch(explainStart)
})
