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
import { formatDiagnostics } from '../../src/content-model/diagnostic'
import { copiedClaims } from '../../src/content-model/rules/claims'
import { defineCommand, runCommand } from '../command'
import { noteClaims } from '../check/confirm'
import { wordList } from '../adopt/compose'
import { readSavedAnswers, writeSite } from '../adopt/own-site'
import { wordsFor } from '../adopt/questions'
import { fill, type Answers } from '../questions'
import { fileWith, spanish, textOf } from '../first-language'
import { formatContent } from '../format/format-content'
import { addParts } from './add-parts'
import { isPart, parts, spanishPart } from './parts'
import { ofOnePerson, sampleOfOnePerson, withWords } from './shared-files'

/** Folder of the content that parts are taken from. */
const sampleFolder = 'content'

const words = wordsFor(readSavedAnswers())
const fillIn = (text: string, names: readonly string[] = []): string =>
  fill(text, { folder: ownContentDir, names: names.join(', ') })

/** Returns whether a part is in English only. */
const isInEnglish = (name: string): boolean =>
  isPart(name) &&
  parts[name].some(
    (path) => howTranslated(path) !== 'shared' && !existsSync(join(sampleFolder, spanish, path)),
  )

const list = Object.entries(words.add.parts).map(
  ([name, what]) =>
    `  ${name.padEnd(14)} ${what}${isInEnglish(name) ? ` ${words.add.onlyEnglish}` : ''}`,
)

const command = defineCommand({
  call: 'npm run add -- <part> …',
  help: `${fillIn(words.add.help)}\n\n${list.join('\n')}`,
  options: { 'does-es': { type: 'string', value: '"Reparamos …"', help: words.add.doesEs } },
  takesNames: true,
})

async function add(args: readonly string[]): Promise<void> {
  const { positionals, values } = command.parse(args)
  const chosen: readonly string[] = positionals
  const refuse = (message: string, names: readonly string[] = []): never => {
    throw new Error(fillIn(message, names))
  }
  const unknown = chosen.filter((name) => !isPart(name))
  if (unknown.length > 0) refuse(`${words.add.unknown}\n\n${command.usage}`, unknown)
  if (chosen.length === 0) return console.log(command.usage)
  if (!existsSync(ownContentDir)) refuse(words.add.noSite)
  const today = currentDay(ownContentDir)
  const own = await measureImages(readContentFiles(ownContentDir))
  const sample = await measureImages(readContentFiles(sampleFolder))
  const language = ownLanguageOf(own)
  const inEnglish = language === spanish ? chosen.filter(isInEnglish) : []
  if (inEnglish.length > 0) refuse(words.add.english, inEnglish)
  const saved = readSavedAnswers()
  const isAlone = saved.helpers === 'one'
  const answers: Answers = chosen.includes(spanishPart) ? { ...saved, ...values } : {}
  if (chosen.includes(spanishPart) && !answers['does-es']) refuse(words.add.needsSpanish)
  const added = addParts(chosen, own, isAlone ? sampleOfOnePerson(sample) : sample, answers, today)
  const files = await Promise.all(added.files.map(formatted))
  if (files.length === 0) return console.log(words.add.nothing)
  await writeSite(ownContentDir, files)
  addWords(files, language)
  const checked = checkSite(await measureImages(readContentFiles(ownContentDir)), today)
  const digests = new Set([...sampleDigests(), ...(isAlone ? digestsOfSample(ofOnePerson) : [])])
  const claims = [checked.records, ...checked.translations]
    .flatMap((one) => copiedClaims(one, () => digests))
    .filter(({ record }) => files.some(({ path }) => path === record.file))
  noteClaims(ownContentDir, claims)
  const lists: readonly [title: string, lines: readonly string[]][] = [
    [words.add.added, files.map(({ path }) => path)],
    [words.add.leftOut, added.leftOut.map(({ file, label, to }) => `${file}: "${label}", ${to}`)],
    [
      words.add.leftOutSentences,
      added.leftOutSentences.map(({ file, sentence }) => `${file}: ${sentence}`),
    ],
    [words.add.toRead, [...new Set(claims.map(({ record }) => record.file))].sort()],
  ]
  const next = Object.entries(words.add.next).filter(([name]) => partsIn(files, chosen).has(name))
  console.log(
    [
      ...lists
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => [fillIn(title), ...lines.map((line) => `  ${line}`)].join('\n')),
      ...(checked.diagnostics.length > 0
        ? [formatDiagnostics(checked.diagnostics, ownContentDir)]
        : []),
      ...next.map(([, step]) => fillIn(step)),
    ].join('\n\n'),
  )
}

/** Returns the parts that were chosen; the list of articles brings guides along. */
const partsIn = (files: readonly SourceFile[], chosen: readonly string[]): ReadonlySet<string> =>
  new Set([...chosen, ...(files.some(({ path }) => path.startsWith('guides/')) ? ['guides'] : [])])

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

void runCommand(command, add)
