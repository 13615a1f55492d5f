import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { engines } from './engines'
import type { Run } from './results'
import { recordFile, recordSection } from './write-record'
import { documentFile, engineTable, putTable } from './write-table'

/** Writes the runs in .tmp/engines into docs/browsers.md, and for visitors into content. */
async function writeDocs(): Promise<void> {
  const files = engines.map(({ name }) => join('.tmp', 'engines', `${name}.json`))
  const runs = files
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Run)
  if (runs.length === 0)
    throw new Error('No engine has run yet: npm run test:engines -- webkit, say.')
  const page = putTable(readFileSync(documentFile, 'utf8'), engineTable(runs))
  await write(documentFile, page)
  await write(recordFile, recordSection(runs))
  console.log(
    `Written: ${documentFile} and ${recordFile}, with ${runs.map(({ version }) => version).join(', ')}.`,
  )
}

async function write(file: string, text: string): Promise<void> {
  const options = { ...(await resolveConfig(file)), filepath: file }
  writeFileSync(file, await format(text, options))
}

writeDocs().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
