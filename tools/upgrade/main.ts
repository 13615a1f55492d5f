import { currentDay } from '../../src/build/site-fields'
import { contentDir, readEnvFile } from '../../src/build/settings'
import { keepOpen } from '../check/confirm'
import { defineCommand, runCommand } from '../command'
import { gitIn } from '../git'
import { asksForSomething, type Change } from './changes'
import { changesSince, newestVersion } from './newer-version'

/** Declaration of `npm run upgrade`. */
const command = defineCommand({
  call: 'npm run upgrade -- [options]',
  help: 'Lists what a newer version changes, and what you must do. docs/upgrading.md says how to take it.',
  options: {
    to: {
      type: 'string',
      value: '<tag, branch or commit>',
      help: 'lists the changes up to this instead of the newest version',
    },
  },
})

/** `npm run upgrade`: lists what a newer version of the project changes. It never merges, but notes what is copied from the sample of today. */
function upgrade(args: readonly string[]): void {
  readEnvFile()
  const { to } = command.parse(args).values
  const git = gitIn('.')
  const next = to ?? newestVersion(git)
  const versions = changesSince(git, next)
  keepOpen(contentDir(), currentDay())
  const parts = [
    ...(versions.length === 0
      ? [`Your site has all changes of ${next}.`]
      : versions.flatMap(({ version, changes }) => [
          `What changes: ${version}`,
          ...changes.map(formatChange),
        ])),
    ...(versions.length === 0 ? [] : [`docs/upgrading.md says how to take ${next}.`]),
  ]
  console.log(parts.join('\n\n'))
}

function formatChange(change: Change): string {
  const toDo = asksForSomething(change) ? `\nYou must do: ${change.toDo}` : ''
  return `${change.what}${toDo}`.replace(/^(?=.)/gm, '    ').replace(/^ {4}/, '  - ')
}

void runCommand(command, upgrade)
