import { relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { currentDay } from '../../src/build/current-day'
import { checkContentDir } from '../../src/build/read-content'
import { contentDir, readEnvFile } from '../../src/build/settings'
import { runCommand } from '../command'
import { createFile } from './create-file'
import { collectAnswers, type Ask } from './collect-answers'
import { kinds, type Kind } from './kinds'
import { commandFor, readOptions } from './options'

/** Creates a new content file and prints the next steps. */
async function main(args: readonly string[]): Promise<void> {
  readEnvFile()
  const options = readOptions(args)
  const kind: Kind = kinds[options.kind]
  const folder = contentDir()
  const today = currentDay()
  const site = { records: checkContentDir(folder, today).records, today }

  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  const ask: Ask | undefined = terminal && ((text) => terminal.question(text))
  const answers = await collectAnswers(
    kind.questions,
    options.flags,
    site,
    ask,
    console.log,
  ).finally(() => terminal?.close())
  const { file, path } = await createFile(folder, kind, answers, site)

  console.log(`Written: ${relative('.', folder)}/${file}`)
  console.log('See it:  npm run develop')
  if (path) console.log(`         then open http://localhost:${process.env.PORT ?? '8000'}${path}`)
  console.log('Check:   npm run check')
  for (const step of kind.nextSteps(path ?? '', answers.slug ?? '')) console.log(`Then:    ${step}`)
}

void runCommand(commandFor(process.argv[2]), main)
