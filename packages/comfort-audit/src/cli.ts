#!/usr/bin/env node
import { allRules } from './all-rules'
import { audit, type AuditReport, type ProgressEvent } from './audit'
import { help, parseCommand, type Command } from './cli-options'
import { formatFailure, formatTable } from './format-table'
import { ruleToJson, toJson } from './json-report'
import { version } from './version'

/** Runs the command, and returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  const command = parseCommand(args)
  if (command.kind === 'help') print(help)
  else if (command.kind === 'version') print(version)
  else if (command.kind === 'list-rules') print(command.json ? rulesAsJson() : rulesAsText())
  else return runAudit(command)
  return 0
}

async function runAudit(command: Command & { kind: 'audit' }): Promise<number> {
  const report = await audit({ ...command.options, onProgress: showProgress })
  process.stderr.write('\n')
  warnAboutErrorPages(report)
  print(command.json ? asJson(toJson(report)) : asText(report, command.list))
  const failed = report.sites.some(({ results }) =>
    results.some(({ failures }) => failures.length > 0),
  )
  return failed ? 1 : 0
}

/** Shows progress on stderr: one line for each site, one dot for each page or journey. */
function showProgress(event: ProgressEvent): void {
  if (event.kind === 'step') process.stderr.write('.')
  else {
    const { site, rules, pages } = event
    process.stderr.write(`\n${site}: ${count(rules, 'rule')} on ${count(pages, 'page')}\n`)
  }
}

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`

function warnAboutErrorPages({ sites }: AuditReport): void {
  for (const { site, pages } of sites) {
    for (const { path, status } of pages.filter((page) => page.status >= 400)) {
      console.error(`Measured an error page: ${site} answers ${path} with status ${status}.`)
    }
  }
}

function asText({ sites }: AuditReport, list: boolean): string {
  return sites
    .map(({ site, results }) => {
      const failed = results.filter(({ failures }) => failures.length > 0)
      const details = failed.flatMap(({ rule, failures }) => [
        '',
        `${rule.name}: ${rule.requirement}`,
        ...failures.map((failure) => `  ${formatFailure(failure)}`),
      ])
      return [site, '', formatTable(results), ...(list ? details : [])].join('\n')
    })
    .join('\n\n')
}

function rulesAsText(): string {
  return allRules
    .map((rule) => {
      const { name, summary, requirement, evidence } = rule
      return `${name}\n  ${summary}\n  Requirement: ${requirement}\n  Evidence: ${evidence}`
    })
    .join('\n\n')
}

const asJson = (value: unknown): string => JSON.stringify(value, null, 2)
const rulesAsJson = (): string => asJson(allRules.map(ruleToJson))
const print = (text: string): void => void process.stdout.write(`${text}\n`)

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    // Other kinds of errors, such as TypeError, are faults of this program.
    const isExpected = error instanceof Error && error.name === 'Error'
    console.error(isExpected ? error.message : error)
    process.exitCode = 2
  },
)
