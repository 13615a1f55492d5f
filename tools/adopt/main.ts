import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { languageFolder } from '../../src/content-model/language'
import { languageName } from '../../src/content-model/language-name'
import type { SourceFile } from '../../src/content-model/record'
import { fileOf } from '../../src/content-model/record-key'
import { formatDiagnostics, type Diagnostic } from '../../src/content-model/diagnostic'
import type { DiagnosticKind } from '../../src/content-model/diagnostics/mistakes'
import { checkSite } from '../../src/content-model/check-site'
import { checkSamples } from '../../src/content-model/rules/samples'
import { currentDay } from '../../src/build/current-day'
import { measureImages, readContentFiles, withProjectInterface } from '../../src/build/read-content'
import { ownContentDir } from '../../src/build/settings'
import { runCommand } from '../command'
import { adoptedContent } from './adopted-content'
import {
  command,
  organizationOf,
  parseFlags,
  questions,
  sampleFolder,
  type Flag,
  type Organization,
} from './options'
import { renameProject } from './rename-project'

/** Mistakes that only say where a number or address is named that the organization does not have. */
const ofMissingContacts: readonly DiagnosticKind[] = ['contact-missing', 'fact-unknown']

/** Words that the spelling check knows beside its dictionary. */
const wordList = 'words.txt'

async function adopt(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args)
  if (existsSync(ownContentDir)) {
    throw new Error(`${ownContentDir}/ is there already. Nothing was changed.`)
  }
  const organization = organizationOf(await askForMissing(flags))
  const sample = await measureImages(readContentFiles(sampleFolder))
  const files = adoptedContent(sample, organization)
  const all = withProjectInterface(ownContentDir, files)
  const { diagnostics, records, translations } = checkSite(all, currentDay())
  const mistakes = diagnostics.filter(({ kind }) => !ofMissingContacts.includes(kind))
  if (mistakes.length > 0) {
    throw new Error(`Nothing was written.\n\n${formatDiagnostics(mistakes)}`)
  }
  for (const { path, bytes } of files) {
    const file = join(ownContentDir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  for (const language of ['', ...organization.languages]) copyWordList(language, organization)
  const renamed = renameProject(organization.name, ownContentDir)
  console.log(
    `Written: ${files.length} files in ${ownContentDir}/, which is the content from now on.`,
  )
  console.log(`Changed: ${renamed.join(', ')}`)
  for (const language of organization.languages) console.log(languageNote(language, files))
  console.log(whatIsLeft(diagnostics.length, [records, ...translations].flatMap(checkSamples)))
}

/** Copies the words that the spelling check knows, and adds the names of the organization. */
function copyWordList(language: string, { name, locality }: Organization): void {
  const file = join(language, wordList)
  const words = readFileSync(join(sampleFolder, file), 'utf8')
  const ownWords = `\n# Who and where we are\n${[name, locality].join(' ').replace(/\s+/g, '\n')}\n`
  writeFileSync(join(ownContentDir, file), words + ownWords)
}

/** Describes the files of a language, and the hours in them. */
function languageNote(language: string, files: readonly SourceFile[]): string {
  const name = languageName(language, 'en-US')
  const count = files.filter(({ path }) => languageFolder(path) === language).length
  const site = join(ownContentDir, fileOf('site', 'site', language))
  return `${name}: ${count} of these files. The hours below "answers" in ${site} are those of the sample.`
}

/** Describes what the owner has to do before the site can be published. */
function whatIsLeft(mistakes: number, samples: readonly Diagnostic[]): string {
  const replace = `Replace: ${samples.length} files with invented people, places, figures or prices, which npm run check lists`
  if (mistakes === 0) return `${replace}\nSee it:  npm start`
  return [
    `Remove:  ${mistakes} mentions of the number for texts or email address that you do not have`,
    '         npm run check lists them; the site is not built before',
    replace,
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

void runCommand(command, adopt)
