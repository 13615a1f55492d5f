import { contentDir, readEnvFile } from '../../src/build/settings'
import { runCommand } from '../command'
import { gitIn } from '../git'
import { auditUpgrade } from './audit'
import { command, readOptions } from './options'
import { formatAudit, formatCommands, needsAttention } from './report'

/** `npm run upgrade`: lists what a newer version of the project changes. It never merges. */
function upgrade(args: readonly string[]): void {
  readEnvFile()
  const options = readOptions(args)
  const audit = auditUpgrade(gitIn('.'), options, contentDir())
  console.log(formatAudit(audit))
  if (!options.audit && !audit.isUpToDate) console.log(`\n${formatCommands(audit)}`)
  if (needsAttention(audit)) process.exitCode = 1
}

void runCommand(command, upgrade)
