import { contentDir, readEnvFile } from '../../src/build/settings'
import { answerHelp } from '../answer-help'
import { gitIn } from '../git'
import { auditUpgrade } from './audit'
import { readOptions, usage } from './options'
import { formatAudit, formatCommands, needsAttention } from './report'

/** `npm run upgrade`: lists what a newer version of the project changes. It never merges. */
function main(): void {
  answerHelp(usage)
  readEnvFile()
  const options = readOptions(process.argv.slice(2))
  const audit = auditUpgrade(gitIn('.'), options, contentDir())
  console.log(formatAudit(audit))
  if (!options.audit && !audit.isUpToDate) console.log(`\n${formatCommands(audit)}`)
  if (needsAttention(audit)) process.exitCode = 1
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
