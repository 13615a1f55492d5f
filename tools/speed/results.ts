import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { Row } from './table'

/** Result of a measurement: its table, day and environment. */
export interface Result {
  /** ISO 8601 day. */
  day: string
  machine: string
  versions: string
  rows: readonly Row[]
}

const folder = 'docs/speed'

/** Stores the table of a measurement with day, machine and versions. */
export function saveResult(name: string, rows: readonly Row[], browser?: string): void {
  mkdirSync(folder, { recursive: true })
  const result: Result = {
    day: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`,
    versions: [`Node ${process.versions.node}`, ...(browser ? [`Chromium ${browser}`] : [])].join(
      ', ',
    ),
    rows,
  }
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(result, null, 2)}\n`)
}

/** Returns the last result of a measurement; undefined where there is none. */
export function lastResult(name: string): Result | undefined {
  const file = `${folder}/${name}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : undefined
}
