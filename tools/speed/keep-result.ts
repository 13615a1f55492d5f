import { writeFileSync } from 'node:fs'
import { saveResult } from './results'
import { speedDoc } from './speed-doc'
import type { Row } from './table'

/**
 * Keeps the table of a measuring and writes docs/speed.md anew.
 *
 * @param name of the result's file, without ending
 * @param browser its version, if one took part
 */
export function keepResult(name: string, rows: readonly Row[], browser?: string): void {
  saveResult(name, rows, browser)
  writeFileSync('docs/speed.md', speedDoc())
}
