import { relative, sep } from 'node:path'
import { contentDir, readEnvFile } from '../../src/build/settings'
import { defineCommand, runCommand } from '../command'
import { gitIn } from '../git'
import { asksForSomething, type Change } from './changes'
import { changesSince, newestVersion } from './newer-version'
import { sampleSentences, type SampleSentence } from './sample-sentences'

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

/** `npm run upgrade`: lists what a newer version of the project changes. It never merges. */
function upgrade(args: readonly string[]): void {
  readEnvFile()
  const { to } = command.parse(args).values
  const git = gitIn('.')
  const next = to ?? newestVersion(git)
  const versions = changesSince(git, next)
  const folder = contentDir()
  const parts = [
    ...listSentences(sampleSentences(folder), relative('.', folder).split(sep).join('/')),
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

function listSentences(sentences: readonly SampleSentence[], folder: string): string[] {
  if (sentences.length === 0) return []
  return [
    `Sentences of the sample that ${folder}/ still contains word for word. Keep those that are ` +
      'true of you, and rewrite or delete the others:',
    sentences.map(({ file, line, text }) => `  ${file}:${line}  ${text}`).join('\n'),
  ]
}

function formatChange(change: Change): string {
  const toDo = asksForSomething(change) ? `\nYou must do: ${change.toDo}` : ''
  return `${change.what}${toDo}`.replace(/^(?=.)/gm, '    ').replace(/^ {4}/, '  - ')
}

void runCommand(command, upgrade)
