import { relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { currentDay } from '../../src/build/current-day'
import { checkContentDir } from '../../src/build/read-content'
import { contentDir, readEnvFile } from '../../src/build/settings'
import { answerHelp } from '../answer-help'
import { createFile } from './create-file'
import { collectAnswers, type Ask } from './collect-answers'
import { kinds, type Kind } from './kinds'
import { readOptions, usage } from './options'

/** Creates a new content file and prints the next steps. */
async function main(): Promise<void> {
  answerHelp(usage)
  readEnvFile()
  const options = readOptions(process.argv.slice(2))
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
