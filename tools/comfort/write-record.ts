import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { docsFile, docsPart, recordFile, recordSection, withPart, type Run } from './record'

/** Writes the result of a full run for visitors and for engineers. */
export async function writeRecord(run: Run): Promise<void> {
  writeFileSync(recordFile, await formatFile(recordFile, recordSection(run)))
  const before = existsSync(docsFile) ? readFileSync(docsFile, 'utf8') : '# How we tested\n'
  // The rest of the document stays as it is.
  const part = await formatFile(docsFile, docsPart(run))
  writeFileSync(docsFile, withPart(before, part.trimEnd()))
}

async function formatFile(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}
