import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runGit } from '../preview/made-up-repository'

/** Temporary repository with a few text files. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'upgrade-'))

  git = (...args: string[]): string => runGit(this.path, ...args)

  write(files: Readonly<Record<string, string>>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.path, file)), { recursive: true })
      writeFileSync(join(this.path, file), text)
    }
  }

  /** Writes files and commits everything. */
  commit(files: Readonly<Record<string, string>>, message = 'Change'): void {
    this.write(files)
    this.git('add', '--all')
    this.git('commit', '--quiet', `--message=${message}`)
  }

  remove = (): void => rmSync(this.path, { recursive: true, force: true })
}

/** Text of a package.json, with a line between name and version as in the project. */
export const packageJson = (version: string, name = 'lantern'): string =>
  `{\n  "name": "${name}",\n  "private": true,\n  "version": "${version}"\n}\n`

/** Makes a project with the version 0.1.0, whose tag is set. */
export function makeProject(files: Readonly<Record<string, string>> = {}): Folder {
  const project = new Folder()
  project.git('init', '--quiet', '--initial-branch=main')
  project.commit({ 'package.json': packageJson('0.1.0'), ...files })
  project.git('tag', 'v0.1.0')
  return project
}

/** Clones a project as somebody who makes a site of it. */
export function cloneProject(project: Folder): Folder {
  const site = new Folder()
  site.git('clone', '--quiet', '--origin=porchlight', project.path, '.')
  return site
}

/** Copies the files of a project as "Use this template" does: with a history of its own. */
export function copyTemplate(project: Folder): Folder {
  const site = cloneProject(project)
  site.git('checkout', '--quiet', '--orphan', 'own')
  site.git('commit', '--quiet', '--message=Initial commit')
  return site
}

/** Publishes a version of a project. */
export function publish(
  project: Folder,
  version: string,
  files: Readonly<Record<string, string>> = {},
): void {
  project.commit({ 'package.json': packageJson(version), ...files }, `Release ${version}`)
  project.git('tag', `v${version}`)
}
