import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { digestOf, digestOfAll } from '../src/cache/digest'
import { currentDay } from '../src/gatsby/current-day'
import { readSettings } from '../src/gatsby/settings'

/** Record of the last successful build for this computer. */
interface BuildStamp {
  /** Digest of everything the site was built from. */
  inputs: string
  /** Digest of the names, sizes and times of the built files. */
  output: string
}

/** Code, and settings in files. Settings of tools are in the environment of the build. */
const inputs = ['src', 'package.json', 'package-lock.json', 'tsconfig.json']
const optionalInputs = ['.env', '.env.production', 'static']

const stampOf = (root: string): string => join(root, '.tmp', 'local-build.json')

/**
 * Digest of everything a build depends on: content, code, packages, settings, Node's version, and the
 * day, because articles and notices have days on which they appear and end.
 *
 * @param env the environment Gatsby is started with
 * @param root folder of the project
 * @throws Error where a setting is missing or malformed, as the build would
 */
export function digestInputs(
  env: NodeJS.ProcessEnv,
  {
    root = '.',
    day = currentDay(),
    node = process.version,
  }: { root?: string; day?: string; node?: string } = {},
): string {
  const settings = readSettings(env)
  // Gatsby inlines these into the scripts of the browser.
  const variables = Object.entries(env).filter(([name]) => /^(GATSBY_|NODE_ENV$)/.test(name))
  const hooks = readdirSync(root).filter((name) => /^gatsby-.*(?<!\.d)\.tsx?$/.test(name))
  const optional = optionalInputs.filter((name) => isThere(join(root, name)))
  return digestOfAll([
    node,
    day,
    JSON.stringify([settings, variables.sort()]),
    ...[...inputs, ...hooks, ...optional].flatMap((name) => [
      name,
      ...digestFiles(join(root, name)),
    ]),
    ...digestFiles(settings.contentDir),
  ])
}

/**
 * Removes the record of the last build. Called before each build, so that an incomplete one is not
 * served.
 */
export function removeStamp(root = '.'): void {
  rmSync(stampOf(root), { force: true })
}

/** Records that public/ holds the finished site of these inputs. */
export function writeStamp(inputs: string, root = '.'): void {
  const stamp: BuildStamp = { inputs, output: digestOutput(root) }
  mkdirSync(dirname(stampOf(root)), { recursive: true })
  writeFileSync(stampOf(root), JSON.stringify(stamp))
}

/**
 * Returns whether public/ holds the finished site of these inputs, and nothing has changed it
 * since.
 */
export function isBuilt(inputs: string, root = '.'): boolean {
  try {
    const stamp = JSON.parse(readFileSync(stampOf(root), 'utf8')) as Partial<BuildStamp>
    return stamp.inputs === inputs && stamp.output === digestOutput(root)
  } catch {
    return false
  }
}

/** Returns a digest of the built files: other commands build into the same folder. */
function digestOutput(root: string): string {
  const folder = join(root, 'public')
  return digestOfAll(
    filesIn(folder).flatMap((file) => {
      const { size, mtimeMs } = statSync(join(folder, file))
      return [file, `${size} ${mtimeMs}`]
    }),
  )
}

/** Returns the names and digests of the files of a folder, or the digest of one file. */
function digestFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [digestOf(readFileSync(path))]
  return filesIn(path).flatMap((file) => [file, digestOf(readFileSync(join(path, file)))])
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => !statSync(join(folder, name)).isDirectory()).sort()
}

function isThere(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined
}
