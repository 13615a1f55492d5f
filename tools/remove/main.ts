import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatDiagnostics } from '../../src/content-model/diagnostic'
import { contentFolder, readEnvFile } from '../../src/gatsby/settings'
import { checkContentDir, readContentFiles } from '../../src/gatsby/read-content'
import { sampleFolder } from '../adopt/options'
import { partNames } from '../adopt/sample-parts'
import { answerHelp } from '../answer-help'
import { gitIn } from '../git'
import { removeParts, type Loss } from './remove-parts'

const usage = `npm run remove -- pricing           lists what your content would lose without that part
npm run remove -- pricing --yes     takes it out; git must be able to bring it back

Parts: ${partNames().join(', ')}`

function readOptions(args: string[]): { names: string[]; yes: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  })
  const unknown = positionals.filter((name) => !partNames().includes(name))
  if (unknown.length > 0) throw new Error(`There is no part "${unknown.join('", "')}".\n\n${usage}`)
  if (positionals.length === 0) throw new Error(`Name a part.\n\n${usage}`)
  return { names: positionals, yes: values.yes }
}

/** Takes parts out of the content of an organization, or says what that would take out. */
function main(): void {
  answerHelp(usage)
  readEnvFile()
  const { names, yes } = readOptions(process.argv.slice(2))
  const folder = contentFolder()
  if (folder === sampleFolder) {
    throw new Error(`${folder}/ is the sample. Make your own content first: npm run adopt`)
  }
  refuseUnreadable(folder)
  const loss = removeParts(readContentFiles(folder), names)
  if (loss.gone.length === 0 && loss.changed.size === 0) {
    console.log(`Nothing of ${names.join(', ')} is in ${folder}/.`)
    return
  }
  if (yes) {
    refuseUnsaved(folder)
    for (const path of loss.gone) rmSync(join(folder, path))
    for (const [path, text] of loss.changed) writeFileSync(join(folder, path), text)
  }
  console.log(describe(loss, folder))
  console.log(
    yes
      ? `\nAll this was taken out. Check: npm run check\nTo go back: git restore ${folder}`
      : `\nNothing was changed. To take all this out: npm run remove -- ${names.join(' ')} --yes`,
  )
}

/** @throws Error where a file is no YAML: what stands in it cannot be told */
function refuseUnreadable(folder: string): void {
  const unreadable = checkContentDir(folder).diagnostics.filter(({ kind }) =>
    kind.startsWith('yaml-'),
  )
  if (unreadable.length === 0) return
  const mistakes = formatDiagnostics(unreadable, folder)
  throw new Error(`${mistakes}\n\nNothing was changed. Fix this first.`)
}

/** @throws Error where git could not bring back what is taken out */
function refuseUnsaved(folder: string): void {
  const git = gitIn('.')
  const committed = git(['ls-files', '--', folder])
  const open = git(['status', '--porcelain', '--', folder])
  if (committed.ok && committed.stdout !== '' && open.ok && open.stdout === '') return
  throw new Error(
    `Not all of ${folder}/ is committed, so git could not bring back what you have written. Nothing was changed.\n` +
      `Type first: git add ${folder} && git commit -m "Before a part goes"`,
  )
}

function describe({ gone, taken }: Loss, folder: string): string {
  return [
    ...gone.map((path) => `${folder}/${path}  the whole file`),
    ...taken.map(({ file, line, text }) => `${folder}/${file}:${line}  ${text}`),
  ].join('\n')
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
