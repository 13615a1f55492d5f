import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Result of one row of the table, or of one check of settings. */
export interface Check {
  name: string
  passed: boolean
  /** Description of the failure. */
  detail?: string
}

/** Results of one host. */
export interface HostResult {
  host: string
  version: string
  checks: readonly Check[]
  /** Reason why it was not tested, and the number of skipped checks. */
  skipped?: { why: string; count: number }
}

const resultsFile = '.tmp/hosts/results.json'

/** Writes the results for other tools. */
export function writeResults(hosts: readonly HostResult[]): void {
  mkdirSync(dirname(resultsFile), { recursive: true })
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(resultsFile, `${JSON.stringify({ day, hosts }, null, 2)}\n`)
}

/** Returns the printed lines: a table of checks by host, all failures, and one line of counts. */
export function report(hosts: readonly HostResult[]): string[] {
  const asked = hosts.filter(({ skipped }) => !skipped)
  const names = [...new Set(asked.flatMap(({ checks }) => checks.map(({ name }) => name)))]
  const width = Math.max(0, ...names.map(({ length }) => length))
  const heading = ['Check'.padEnd(width), ...asked.map(({ host }) => host)].join('  ')
  const lines = names.map((name) => {
    const marks = asked.map(({ host, checks }) => {
      const found = checks.find((check) => check.name === name)
      const mark = found ? (found.passed ? 'ok' : 'FAILED') : '-'
      return mark.padEnd(host.length)
    })
    return [name.padEnd(width), ...marks].join('  ').trimEnd()
  })
  const failed = asked.flatMap(({ host, checks }) =>
    checks.filter(({ passed }) => !passed).map(({ name, detail }) => `${host}, ${name}: ${detail}`),
  )
  const all = asked.flatMap(({ checks }) => checks)
  const left = hosts.reduce((sum, { skipped }) => sum + (skipped?.count ?? 0), 0)
  return [
    ...(names.length > 0 ? [heading, ...lines, ''] : []),
    ...failed,
    ...asked.map(({ host, version }) => `${host}: ${version}`),
    ...hosts.flatMap(({ host, skipped }) =>
      skipped ? [`${host}: ${skipped.why}; ${skipped.count} checks skipped.`] : [],
    ),
    `${all.length - failed.length} passed, ${failed.length} failed, ${left} skipped`,
  ]
}
