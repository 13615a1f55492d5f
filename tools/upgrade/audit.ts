import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { readContentFiles } from '../../src/build/read-content'
import { ownContentDir } from '../../src/build/settings'
import { filesByLanguage } from '../../src/content-model/language-files'
import { fieldValues, type FieldValue } from '../../src/content-model/parse/field-values'
import { readFile } from '../../src/content-model/parse/read-file'
import { fieldName } from '../../src/content-model/parse/parse-yaml'
import { fileLanguage } from '../../src/content-model/prose/languages/registry'
import { splitSentences } from '../../src/content-model/prose/reading'
import type { ContentRecord } from '../../src/content-model/record'
import { claimsOf } from '../../src/content-model/rules/claims'
import type { JsonDiagnostic, JsonReport } from '../check/report'
import { checkOutTree, type Git } from '../git'
import { installPackages } from '../programs.cjs'
import { readChangelog, readChangeset, type Change } from './changes'
import { findVersions, type Versions } from './find-versions'

/**
 * Checks the content of the site with another version of the project.
 *
 * @returns the mistakes that the version of this folder does not find
 * @throws Error if one of the checks cannot run
 */
export function newMistakes(git: Git, commit: string, contentDir: string): JsonDiagnostic[] {
  const now = mistakesOf('.', contentDir)
  if (typeof now === 'string') throw new Error(`npm run check does not run here:\n${now}`)
  const known = new Set(now.map(keyOf))
  return mistakesOfNext(git, commit, contentDir).filter((mistake) => !known.has(keyOf(mistake)))
}

const keyOf = ({ kind, file, line, field, found }: JsonDiagnostic): string =>
  JSON.stringify([kind, file, line, field, found])

function mistakesOfNext(git: Git, commit: string, contentDir: string): JsonDiagnostic[] {
  const temporary = mkdtempSync(join(tmpdir(), 'upgrade-'))
  try {
    const folder = checkOutTree(git, commit, temporary)
    const packages = join(folder, 'node_modules')
    symlinkSync(resolve('node_modules'), packages, 'junction')
    const linked = mistakesOf(folder, contentDir)
    if (typeof linked !== 'string') return linked
    // It may need packages that this version does not have.
    rmSync(packages)
    installPackages(folder)
    const found = mistakesOf(folder, contentDir)
    if (typeof found !== 'string') return found
    throw new Error(`The check of the newer version does not run:\n${found}`)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Runs the check of a folder; returns its output where it gives no report. */
function mistakesOf(folder: string, contentDir: string): JsonDiagnostic[] | string {
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join('tools', 'check', 'main.ts'), '--json'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: { ...process.env, CONTENT_DIR: contentDir },
    },
  )
  try {
    return (JSON.parse(stdout) as JsonReport).mistakes
  } catch {
    return error?.message ?? (stderr || stdout)
  }
}

/** Sentence of the sample that a site still contains. */
export interface SampleSentence {
  file: string
  line: number
  text: string
}

/** Shorter sentences, such as "Call us today", may be anybody's. */
const fewestWords = 6

/**
 * Finds the sentences that the sample claims of itself and that a site shares with it word for word, where the site does
 * not mark them as claims. Older versions of `npm run adopt` copied them without a mark.
 */
export function sampleSentences(contentDir: string, sampleDir = 'content'): SampleSentence[] {
  if (resolve(sampleDir) === resolve(contentDir) || !existsSync(sampleDir)) return []
  const claimed = new Set(
    recordsBelow(sampleDir).flatMap((record) =>
      sentencesOf(record, claimsOf(record)).map(({ text }) => text),
    ),
  )
  return recordsBelow(contentDir).flatMap((record) => {
    const marked = new Set(claimsOf(record).map(({ path }) => fieldName(path)))
    const values = fieldValues(record).filter(({ path }) => !marked.has(fieldName(path)))
    return sentencesOf(record, values).filter(({ text }) => claimed.has(text))
  })
}

/** Reads the content files of all languages; files that do not fit their schema are left out. */
function recordsBelow(folder: string): ContentRecord[] {
  return [...filesByLanguage(readContentFiles(folder)).values()]
    .flat()
    .filter(({ inherited }) => !inherited)
    .flatMap((file) => readFile(file).record ?? [])
}

function sentencesOf(
  { file, parsed }: ContentRecord,
  values: readonly FieldValue[],
): SampleSentence[] {
  return values.flatMap(({ value, path }) =>
    splitSentences(value.replace(/\s+/g, ' '), fileLanguage(file, 'en'))
      .filter((sentence) => sentence.split(' ').length >= fewestWords)
      .map((text) => ({ file, line: parsed.positionOf(path).line, text })),
  )
}

/** What an upgrade brings, and what its owner must look at. */
export interface Audit extends Versions {
  /** Content folder, relative to the project. */
  contentFolder: string
  /** Sentences of the sample that the content folder still contains. */
  sampleSentences: SampleSentence[]
  /** Whether the site has that version already; then all below is empty. */
  isUpToDate: boolean
  /** Changes of each version, newest version first; "not released" where it has no number yet. */
  versions: { version: string; changes: Change[] }[]
  /** Mistakes that the next version finds in the content, and this one does not. */
  mistakes: JsonDiagnostic[]
  /** Whether the sample in content/ was edited, which is the project's. */
  isSampleEdited: boolean
}

/**
 * Looks at what an upgrade changes, without changing anything.
 *
 * @throws Error that says what is missing in the repository, and what to do
 */
export function auditUpgrade(
  git: Git,
  options: { from?: string; to?: string },
  contentDir: string,
): Audit {
  const versions = findVersions(git, options)
  const { base, next } = versions
  const contentFolder = relative('.', contentDir).split(sep).join('/')
  const site = { ...versions, contentFolder, sampleSentences: sampleSentences(contentDir) }
  if (git(['merge-base', '--is-ancestor', next.commit, 'HEAD']).ok) {
    return { ...site, isUpToDate: true, versions: [], mistakes: [], isSampleEdited: false }
  }
  return {
    ...site,
    isUpToDate: false,
    versions: changesSince(git, versions),
    mistakes: newMistakes(git, next.commit, contentDir),
    isSampleEdited:
      contentFolder !== ownContentDir &&
      !git(['diff', '--quiet', base.commit, 'HEAD', '--', 'content']).ok,
  }
}

/** Entries of CHANGELOG.md that the base does not have, and the changesets that are in none yet. */
function changesSince(git: Git, { base, next }: Versions): Audit['versions'] {
  const changelogAt = (commit: string): ReturnType<typeof readChangelog>['versions'] =>
    readChangelog(git(['show', `${commit}:CHANGELOG.md`]).stdout).versions
  const had = new Set(changelogAt(base.commit).map(({ version }) => version))
  const pending = changesetsAt(git, next.commit)
  const hadPending = new Set(changesetsAt(git, base.commit))
  const changes = pending
    .filter((file) => !hadPending.has(file))
    .map((file) => readChangeset(git(['show', `${next.commit}:${file}`]).stdout).change)
  return [
    ...(changes.length > 0 ? [{ version: 'not released', changes }] : []),
    ...changelogAt(next.commit).filter(({ version }) => !had.has(version)),
  ]
}

function changesetsAt(git: Git, commit: string): string[] {
  const files = git(['ls-tree', '--name-only', commit, '.changeset/']).stdout.split('\n')
  return files.filter((file) => file.endsWith('.md') && !file.endsWith('/README.md'))
}
