import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Temporary git repository with a content folder. */
export interface Repository {
  folder: string
  content: string
  git: (...args: string[]) => string
  /** Writes a content file, by its path below the content folder. */
  write: (file: string, text: string) => void
  remove: () => void
}

/** Isolates git from the settings of whoever runs the tests, such as signing of commits. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'A Writer',
  GIT_AUTHOR_EMAIL: 'writer@maplehouse.example',
  GIT_COMMITTER_NAME: 'A Writer',
  GIT_COMMITTER_EMAIL: 'writer@maplehouse.example',
}

/** Runs git in a folder and returns its output. */
export function runGit(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** Temporary repository with a few text files. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'repository-'))

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

/**
 * Makes a repository with a content folder, whose branch main has one commit.
 *
 * @param files texts by their paths below the content folder, or a folder that holds them
 */
export function makeRepository(files: string | Readonly<Record<string, string>>): Repository {
  const folder = new Folder()
  const content = join(folder.path, 'content')
  const write = (file: string, text: string): void => folder.write({ [`content/${file}`]: text })
  if (typeof files === 'string') cpSync(files, content, { recursive: true })
  else for (const [file, text] of Object.entries(files)) write(file, text)
  folder.git('init', '--quiet', '--initial-branch=main')
  folder.commit({}, 'Begin')
  return { folder: folder.path, content, git: folder.git, write, remove: folder.remove }
}
