import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { collectorFile } from '../../tools/ports'

/** Empties the form collector's file, so that a run finds only what it sent itself. */
export default function emptyCollector(): void {
  mkdirSync(dirname(collectorFile), { recursive: true })
  writeFileSync(collectorFile, '')
}
