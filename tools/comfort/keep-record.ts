import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { docsFile, docsPart, recordFile, recordSection, withPart, type Run } from './record'

/** Keeps the result of a full run for visitors and for engineers. */
export async function keepRecord(run: Run): Promise<void> {
  await write(recordFile, recordSection(run))
  const before = existsSync(docsFile) ? readFileSync(docsFile, 'utf8') : '# How we tested\n'
  await write(docsFile, withPart(before, docsPart(run)))
}

async function write(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}
