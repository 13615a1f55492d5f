import { contentDir, readEnvFile } from '../../src/build/settings'
import { defineCommand, runCommand } from '../command'
import { gitIn } from '../git'
import { auditUpgrade } from './audit'
import { formatAudit, formatCommands, needsAttention } from './report'

const value = '<tag, branch or commit>'

/** Declaration of `npm run upgrade`. */
const command = defineCommand({
  call: 'npm run upgrade -- [options]',
  help: 'Lists what needs your attention in a newer version, then the commands to type.',
  options: {
    audit: {
      type: 'boolean',
      help: 'only the list; the exit code is 1 if something needs attention',
    },
    to: { type: 'string', value, help: 'upgrades to this instead of the newest version' },
    from: {
      type: 'string',
      value,
      help: 'the version that your site was made from, if git cannot know it',
    },
  },
})

/**
 * Parses the arguments of the command.
 *
 * @throws Error that says what is wrong with them
 */
export function readOptions(args: readonly string[]) {
  const { values } = command.parse(args)
  for (const name of ['to', 'from'] as const) {
    const ref = values[name]
    if (ref?.startsWith('-') || ref === '') {
      throw new Error(`--${name} is "${ref}". It must be a tag, a branch or a commit.`)
    }
  }
  return values
}

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
