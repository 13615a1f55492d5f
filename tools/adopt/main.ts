import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { languageFolder } from '../../src/content-model/language'
import { languageName } from '../../src/content-model/language-name'
import type { SourceFile } from '../../src/content-model/record'
import { fileOf } from '../../src/content-model/record-key'
import { formatDiagnostics } from '../../src/content-model/diagnostic'
import { checkSite } from '../../src/content-model/check-site'
import { currentDay } from '../../src/gatsby/current-day'
import {
  measureImages,
  readContentFiles,
  withProjectInterface,
} from '../../src/gatsby/read-content'
import { ownContentDir } from '../../src/gatsby/settings'
import { answerHelp } from '../answer-help'
import { adoptedContent } from './adopted-content'
import {
  organizationOf,
  parseFlags,
  questions,
  sampleFolder,
  usage,
  type Flag,
  type Organization,
} from './options'
import { renameProject } from './rename-project'
import { wordsInUse } from './word-list'

/** Words that the spelling check knows beside its dictionary. */
const wordList = 'words.txt'

async function main(): Promise<void> {
  answerHelp(usage)
  const flags = parseFlags(process.argv.slice(2))
  if (existsSync(ownContentDir)) {
    throw new Error(`${ownContentDir}/ is there already. Nothing was changed.`)
  }
  const organization = organizationOf(await askForMissing(flags))
  const sample = await measureImages(readContentFiles(sampleFolder))
  const files = adoptedContent(sample, organization)
  const all = withProjectInterface(ownContentDir, files)
  const { diagnostics } = checkSite(all, currentDay())
  if (diagnostics.length > 0) {
    throw new Error(`Nothing was written.\n\n${formatDiagnostics(diagnostics)}`)
  }
  for (const { path, bytes } of files) {
    const file = join(ownContentDir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  for (const language of ['', ...organization.languages]) copyWordList(language, organization, all)
  const renamed = renameProject(organization.name, ownContentDir)
  console.log(
    `Written: ${files.length} files in ${ownContentDir}/, which is the content from now on.`,
  )
  console.log(`Changed: ${renamed.join(', ')}`)
  for (const language of organization.languages) console.log(languageNote(language, files))
  console.log('See it:  npm start')
  console.log('Check:   npm run check, which also lists what is still sample')
}

/** Copies the words that the spelling check knows and a file still holds, with the names of the organization. */
function copyWordList(
  language: string,
  { name, locality }: Organization,
  files: readonly SourceFile[],
): void {
  const file = join(language, wordList)
  const texts = files
    .filter(({ path }) => languageFolder(path) === language && /\.(ya?ml|mdx)$/.test(path))
    .map(({ bytes }) => new TextDecoder().decode(bytes))
  const words = wordsInUse(readFileSync(join(sampleFolder, file), 'utf8'), texts)
  const ownWords = `\n# Who and where we are\n${[name, locality].join(' ').replace(/\s+/g, '\n')}\n`
  writeFileSync(join(ownContentDir, file), words + ownWords)
}

/** Says what was taken along of a language, and what is left to do for it. */
function languageNote(language: string, files: readonly SourceFile[]): string {
  const name = languageName(language, 'en-US')
  const count = files.filter(({ path }) => languageFolder(path) === language).length
  const site = fileOf('site', 'site', language)
  return [
    `${name}: ${count} of these files, in ${join(ownContentDir, language)}/. No hours are said, because nobody is known to`,
    `         speak ${name}. Add "answers" to ${join(ownContentDir, site)} once somebody does.`,
  ].join('\n')
}

/** Asks in a terminal for every answer that no flag gives. */
async function askForMissing(
  flags: Partial<Record<Flag, string>>,
): Promise<Partial<Record<Flag, string>>> {
  if (!process.stdin.isTTY || Object.keys(flags).length > 0) return flags
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers = { ...flags }
  for (const { flag, ask, example } of questions) {
    answers[flag] = await terminal.question(`${ask} (${example}): `)
  }
  terminal.close()
  return answers
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
