import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { engines } from './engines'
import type { Run } from './results'
import { documentFile, engineTable, putTable } from './write-table'

/** Writes the runs that lie in .tmp/engines into docs/browsers.md. */
async function writeDocs(): Promise<void> {
  const files = engines.map(({ name }) => join('.tmp', 'engines', `${name}.json`))
  const runs = files
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Run)
  if (runs.length === 0) throw new Error('No engine has run yet: npm run test:webkit, say.')
  const page = putTable(readFileSync(documentFile, 'utf8'), engineTable(runs))
  const options = { ...(await resolveConfig(documentFile)), filepath: documentFile }
  writeFileSync(documentFile, await format(page, options))
  console.log(`Written: ${documentFile}, with ${runs.map(({ version }) => version).join(', ')}.`)
}

writeDocs().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
