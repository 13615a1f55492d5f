import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { currentDay } from '../../src/build/site-fields'
import { checkContentDir, measureImages, readContentFiles } from '../../src/build/read-content'
import { contentDir, readEnvFile } from '../../src/build/settings'
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostics } from '../../src/content-model/diagnostic'
import { ContentRecords, urlOf } from '../../src/content-model/record'
import { defineCommand, runCommand } from '../command'
import { askQuestions } from '../ask-questions'
import { optionsOf, readAnswers, type Answers } from '../questions'
import { kinds, locationOf, type Kind, type KindName, type Site } from './kinds'

const names = Object.entries(kinds).map(
  ([name, { file }]) => `  npm run new ${name.padEnd(15)}  ${file}`,
)

const general = defineCommand({
  call: 'npm run new <kind>',
  help: `Writes a new content file. It asks for what the file needs:

${names.join('\n')}

Every answer can also be an option, such as
npm run new article -- --title "If You Lose Your Phone" --category Safety --tags Phones,Safety
"npm run new article -- --help" lists those of a kind.`,
  options: {},
})

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name)

/** Declares `npm run new` for a kind of file; without one, for all. */
function commandFor(kind = '') {
  if (!isKind(kind)) return general
  const noSite = { records: new ContentRecords([], [], []), today: '' }
  return defineCommand({
    call: `npm run new ${kind} -- [options]`,
    help: `Writes ${kinds[kind].file}. It asks for everything that no option gives.`,
    options: optionsOf(kinds[kind].questions(noSite)),
  })
}

/** Creates a new content file and prints the next steps. */
async function createNew([name = '', ...args]: readonly string[]): Promise<void> {
  if (!isKind(name)) {
    const found = name === '' ? 'Name the kind of file.' : `There is no kind "${name}".`
    throw new Error(`${found}\n\n${general.usage}`)
  }
  const flags: Answers = commandFor(name).parse(args).values
  readEnvFile()
  const folder = contentDir()
  const today = currentDay()
  const site = { records: checkContentDir(folder, today).records, today }
  const kind: Kind = kinds[name]
  const questions = kind.questions(site)
  const given = process.stdin.isTTY
    ? await askQuestions(questions, flags, { stopped: 'Stopped. Nothing was written.' })
    : flags
  if (!given) return
  const answers = readAnswers(questions, given)
  const { file, path } = await createFile(folder, kind, answers, site)

  console.log(`Written: ${relative('.', folder)}/${file}`)
  console.log('See it:  npm run develop')
  if (path) console.log(`         then open http://localhost:${process.env.PORT ?? '8000'}${path}`)
  console.log('Check:   npm run check')
  for (const step of kind.nextSteps(path ?? '', answers.slug ?? '')) console.log(`Then:    ${step}`)
}

/**
 * Writes a new file. It is checked with the whole site first, and an existing file is never
 * overwritten.
 *
 * @returns the paths of the file and of its page
 * @throws Error if the file is there already, or would not pass the check
 */
async function createFile(
  folder: string,
  kind: Kind,
  answers: Answers,
  { records, today }: Site,
): Promise<ReturnType<typeof locationOf>> {
  const { file, path } = locationOf(kind, answers)
  const services = records.of('service').map(({ id, data }) => ({
    label: data.label,
    to: urlOf({ name: 'service', id }) ?? '/',
  }))
  const text = kind.write(answers, { services })
  const bytes = new TextEncoder().encode(text)
  const files = [...(await measureImages(readContentFiles(folder))), { path: file, bytes }]
  const own = checkSite(files, today).diagnostics.filter((diagnostic) => diagnostic.file === file)
  if (own.length > 0) throw new Error(formatDiagnostics(own))
  const target = join(folder, file)
  mkdirSync(dirname(target), { recursive: true })
  try {
    writeFileSync(target, text, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`${target} is there already. Nothing was written; choose another --slug.`)
  }
  return { file, path }
}

void runCommand(commandFor(process.argv[2]), createNew)
