import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { JsonDiagnostic, JsonReport } from '../check/report-json'
import { checkOutTree, type Git } from '../git'
import { installPackages } from '../install-packages.cjs'

/**
 * Checks the content of the site with another version of the project.
 *
 * @returns the mistakes that the version of this folder does not find
 * @throws Error where one of the checks cannot run
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
