import { writeFileSync } from 'node:fs'
import { saveResult } from './results'
import { speedDoc } from './speed-doc'
import type { Row } from './table'

/**
 * Writes the rows of a measurement to its file, and docs/speed.md from all of them.
 *
 * @param name name of the result's file, without extension
 * @param browser its version, if one was used
 */
export function writeResult(name: string, rows: readonly Row[], browser?: string): void {
  saveResult(name, rows, browser)
  writeFileSync('docs/speed.md', speedDoc())
}
