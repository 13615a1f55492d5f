import { createHash } from 'node:crypto'

/** A commit that the editor made. */
export interface Commit {
  branch: string
  message: string
  /** Paths of the files that it adds or changes. */
  files: string[]
}

export type Body = Record<string, unknown>

/** Day of all that happens in the repository. */
export const now = '2026-11-23T05:00:00Z'

type Files = ReadonlyMap<string, Buffer>

const hash = (content: Buffer | string): string => createHash('sha1').update(content).digest('hex')

/** Returns the id that git gives a file. */
export const idOf = (content: Buffer): string =>
  hash(Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]))

/** A repository in memory: branches, and the files of each of their commits. */
export class FakeRepository {
  /** Newest commit of each branch. */
  readonly heads = new Map<string, string>()
  /** Commits of the editor. */
  readonly commits: Commit[] = []

  /** Files of all commits, the oldest first. */
  private readonly snapshots = new Map<string, Files>()

  /** @param name owner and name */
  constructor(readonly name: string) {}

  /** Returns a repository with a branch `main` of these files. */
  static of(name: string, files: Files): FakeRepository {
    const repository = new FakeRepository(name)
    repository.write('main', [...files])
    return repository
  }

  get owner(): string {
    return this.name.split('/')[0] ?? ''
  }

  startBranch(branch: string, commit: string): void {
    this.heads.set(branch, commit)
  }

  /** Writes files to a branch as somebody else would. */
  write(branch: string, changes: Iterable<readonly [path: string, content: Buffer]>): void {
    const files = new Map([...this.filesOf(branch), ...changes])
    const ids = [...files].map(([path, content]) => `${path} ${idOf(content)}`)
    const commit = hash([this.heads.get(branch), ...ids].join('\n'))
    this.snapshots.set(commit, files)
    this.heads.set(branch, commit)
  }

  /** Writes files to a branch as the editor asks. */
  commit(branch: string, message: string, changes: [path: string, content: Buffer][]): void {
    this.write(branch, changes)
    this.commits.push({ branch, message, files: changes.map(([path]) => path) })
  }

  /** Returns the files of a branch or a commit. */
  filesOf(ref: string): Files {
    return this.snapshots.get(this.heads.get(ref) ?? ref) ?? new Map<string, Buffer>()
  }

  /** Returns the text of a file on a branch. */
  textOf(branch: string, path: string): string | undefined {
    return this.filesOf(branch).get(path)?.toString('utf8')
  }

  /** Returns the commits that have a file, newest first. */
  commitsOf(path: string): string[] {
    return [...this.snapshots]
      .filter(([, files]) => files.has(path))
      .map(([id]) => id)
      .reverse()
  }

  findFile(id: string): Buffer | undefined {
    return [...this.snapshots.values()]
      .flatMap((files) => [...files.values()])
      .find((content) => idOf(content) === id)
  }

  /** Returns the paths of the files in which a commit differs from a branch of this repository. */
  changedSince(branch: string, commit: string): { path: string; isNew: boolean }[] {
    const before = this.filesOf(branch)
    return [...this.filesOf(commit)]
      .filter(([path, content]) => before.get(path) !== content)
      .map(([path]) => ({ path, isNew: !before.has(path) }))
  }
}
