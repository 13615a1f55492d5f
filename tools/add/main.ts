import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentDay } from '../../src/build/site-fields'
import { contentLanguages, measureImages, readContentFiles } from '../../src/build/read-content'
import { digestsOfSample, sampleDigests } from '../../src/build/sample'
import { ownContentDir } from '../../src/build/settings'
import { checkSite } from '../../src/content-model/check-site'
import { languageFolder, ownLanguageOf } from '../../src/content-model/language'
import { howTranslated } from '../../src/content-model/language-files'
import type { SourceFile } from '../../src/content-model/record'
import {
  formatDiagnostics,
  formatWarnings,
  type Diagnostic,
} from '../../src/content-model/diagnostic'
import { copiedClaims, staleHelpLines, summaries } from '../../src/content-model/rules/claims'
import { defineCommand, runCommand } from '../command'
import { noteClaims } from '../check/confirm'
import { wordList } from '../adopt/compose'
import { readSavedAnswers, writeSite } from '../adopt/own-site'
import type { Answers } from '../questions'
import { fileWith, spanish, textOf } from '../first-language'
import { formatContent } from '../format/format-content'
import { addParts, type Added } from './add-parts'
import { parts, spanishPart } from './parts'
import { ofOnePerson, sampleOfOnePerson, withWords } from './shared-files'

/** Folder of the content that parts are taken from. */
const sampleFolder = 'content'

/** Returns whether a part can be added to a site in Spanish. */
const isInSpanish = (name: string): boolean =>
  (parts[name]?.files ?? []).every(
    (path) => howTranslated(path) === 'shared' || existsSync(join(sampleFolder, spanish, path)),
  )

const list = [
  ...Object.entries(parts).map(([name, { what }]) => [
    name,
    isInSpanish(name) ? what : `${what} (only in English)`,
  ]),
  [spanishPart, 'what there is of all this in Spanish'],
].map(([name = '', what = '']) => `  ${name.padEnd(14)} ${what}`)

const command = defineCommand({
  call: 'npm run add -- <part> …',
  help: `Copies parts of the sample into ${ownContentDir}/, and lists what they say about you:\n\n${list.join('\n')}`,
  options: {
    'does-es': {
      type: 'string',
      value: '"Reparamos …"',
      help: 'With spanish: what you do, in one sentence in Spanish',
    },
  },
  takesNames: true,
})

async function add(args: readonly string[]): Promise<void> {
  const { positionals, values } = command.parse(args)
  const chosen: readonly string[] = positionals
  const unknown = chosen.filter((name) => name !== spanishPart && !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    throw new Error(`There is no part "${unknown.join('", "')}".\n\n${command.usage}`)
  }
  if (chosen.length === 0) return console.log(command.usage)
  if (!existsSync(ownContentDir)) {
    throw new Error(`There is no ${ownContentDir}/ yet. Begin with: npm run adopt`)
  }
  const today = currentDay(ownContentDir)
  const own = await measureImages(readContentFiles(ownContentDir))
  const sample = await measureImages(readContentFiles(sampleFolder))
  const language = ownLanguageOf(own)
  const inEnglish = language === spanish ? chosen.filter((name) => !isInSpanish(name)) : []
  if (inEnglish.length > 0) {
    throw new Error(
      `Your site is in Spanish, and these parts are only in English: ${inEnglish.join(', ')}. Nothing was added.`,
    )
  }
  const saved = readSavedAnswers()
  const isAlone = saved.helpers === 'one'
  const answers: Answers = chosen.includes(spanishPart) ? { ...saved, ...values } : {}
  if (chosen.includes(spanishPart) && !answers['does-es']) {
    throw new Error('Say in Spanish what you do: npm run add -- spanish --does-es "Reparamos …"')
  }
  const {
    files: written,
    leftOut,
    leftOutSentences,
  } = addParts(chosen, own, isAlone ? sampleOfOnePerson(sample) : sample, answers, today)
  const files = await Promise.all(written.map(formatted))
  if (files.length === 0) return console.log('Nothing to add: the files are there already.')
  await writeSite(ownContentDir, files)
  addWords(files, language)
  const checked = checkSite(await measureImages(readContentFiles(ownContentDir)), today)
  const isAdded = ({ file }: Pick<Diagnostic, 'file'>): boolean =>
    files.some(({ path }) => path === file)
  const languages = [checked.records, ...checked.translations]
  const digests = new Set([...sampleDigests(), ...(isAlone ? digestsOfSample(ofOnePerson) : [])])
  const claims = languages
    .flatMap((one) => copiedClaims(one, () => digests))
    .filter(({ record }) => isAdded(record))
  noteClaims(ownContentDir, claims)
  const warnings = [
    ...summaries(claims),
    ...languages.flatMap((one) => staleHelpLines(one, today)).filter(isAdded),
  ]
  console.log(
    [
      `Added to ${ownContentDir}/:\n${files.map(({ path }) => `  ${path}`).join('\n')}`,
      ...(leftOut.length > 0 ? [leftOutText(leftOut)] : []),
      ...(leftOutSentences.length > 0 ? [sentencesText(leftOutSentences)] : []),
      ...(checked.diagnostics.length > 0
        ? [formatDiagnostics(checked.diagnostics, ownContentDir)]
        : []),
      ...(warnings.length > 0 ? [formatWarnings(warnings)] : []),
      ...partsIn(files, chosen).flatMap((name) => parts[name]?.next ?? []),
    ].join('\n\n'),
  )
}

/** Returns the parts that were chosen; the list of articles brings guides along. */
const partsIn = (files: readonly SourceFile[], chosen: readonly string[]): string[] => [
  ...new Set([
    ...chosen,
    ...(files.some(({ path }) => path.startsWith('guides/')) ? ['guides'] : []),
  ]),
]

/** Returns a file in the layout of all content files. */
async function formatted(file: SourceFile): Promise<SourceFile> {
  if (!/\.(yaml|mdx)$/.test(file.path)) return file
  return fileWith(file.path, await formatContent(file.path, textOf(file)))
}

/** Adds the words of the sample that files have to the lists of the spelling check. */
function addWords(files: readonly SourceFile[], ownLanguage: string): void {
  for (const folder of ['', ...contentLanguages(ownContentDir)]) {
    const code = folder || ownLanguage
    const list = join(ownContentDir, folder, wordList)
    const sampleList = join(sampleFolder, code === 'en' ? '' : code, wordList)
    if (!existsSync(sampleList)) continue
    const some = files.filter(({ path }) => languageFolder(path, ownLanguage) === folder)
    const own = existsSync(list) ? readFileSync(list, 'utf8') : ''
    writeFileSync(list, withWords(own, readFileSync(sampleList, 'utf8'), some))
  }
}

const leftOutText = (leftOut: Added['leftOut']): string =>
  [
    'Left out, because your site has no such page, number or address:',
    ...leftOut.map(({ file, label, to }) => `  ${file}: "${label}", to ${to}`),
  ].join('\n')

const sentencesText = (leftOut: Added['leftOutSentences']): string =>
  [
    'Left out, because these sentences name an email address or text number that your site doesn’t have, or another state:',
    ...leftOut.map(({ file, sentence }) => `  ${file}: ${sentence}`),
  ].join('\n')

void runCommand(command, add)
