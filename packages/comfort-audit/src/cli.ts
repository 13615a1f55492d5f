#!/usr/bin/env node
import { allRules } from './all-rules'
import { audit, type AuditReport } from './audit'
import { help, parseCommand, type Command } from './cli-options'
import { formatResults, ruleToJson, showProgress, toJson, version } from './report'

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
  if (command.json) print(asJson(toJson(report)))
  else {
    const texts = report.sites.map(
      ({ site, results }) => `${site}\n\n${formatResults(results, command.list)}`,
    )
    print(texts.join('\n\n'))
  }
  const failed = report.sites.some(({ results }) =>
    results.some(({ failures }) => failures.length > 0),
  )
  return failed ? 1 : 0
}

function warnAboutErrorPages({ sites }: AuditReport): void {
  for (const { site, pages } of sites) {
    for (const { path, status } of pages.filter((page) => page.status >= 400)) {
      console.error(`Measured an error page: ${site} answers ${path} with status ${status}.`)
    }
  }
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
