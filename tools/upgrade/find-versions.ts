import { commitOf, type Git } from '../git'

/** Remote that docs/upgrading.md tells to add. */
export const remote = 'porchlight'

/** Version of the project in git. */
export interface Version {
  commit: string
  /** Name that git knows: a tag, a branch, or the hash again. */
  ref: string
  /** Version in its package.json. */
  version: string
}

/** Version that the site has. */
export interface Base extends Version {
  /** True if git knows that the site contains this version, so that a merge begins there. */
  isMerged: boolean
}

/** Versions that an upgrade is from and to. */
export interface Versions {
  base: Base
  next: Version
}

/**
 * Finds the version that the site has, and the one to upgrade to.
 *
 * @throws Error that says what is missing in the repository, and what to do
 */
export function findVersions(git: Git, { from, to }: { from?: string; to?: string }): Versions {
  requireCleanRepository(git)
  const ref = to ?? newestVersion(git)
  const next = versionAt(git, ref)
  if (!next) throw new Error(missingVersion(git, '--to', ref))
  return { base: findBase(git, next, from), next }
}

function requireCleanRepository(git: Git): void {
  if (!git(['--version']).ok) {
    throw new Error('There is no git on this computer. Install it: https://git-scm.com.')
  }
  const top = git(['rev-parse', '--show-prefix'])
  if (!top.ok) {
    throw new Error(
      `This folder is in no git repository (${top.errorLine}). Upgrading is a merge: make a ` +
        'repository with git init, and commit your files.',
    )
  }
  if (top.stdout !== '') {
    throw new Error(
      `Upgrading needs the project at the top of its repository, not in ${top.stdout}`,
    )
  }
  if (!commitOf(git, 'HEAD')) {
    throw new Error('This repository has no commit yet. Commit your files first.')
  }
  if (git(['rev-parse', '--is-shallow-repository']).stdout === 'true') {
    throw new Error(
      'This clone is shallow: older commits are not here. Fetch them with: git fetch --unshallow',
    )
  }
  const changed = git(['status', '--porcelain']).stdout.split('\n').filter(Boolean)
  if (changed.length > 0) {
    throw new Error(
      `There are changes that are not committed, ${changed.length} in all. Commit them first:\n` +
        changed.slice(0, 5).join('\n'),
    )
  }
}

/** Newest version of the remote: its newest tag, or its branch main where it has none. */
function newestVersion(git: Git): string {
  const main = `${remote}/main`
  if (!commitOf(git, main)) {
    const hasRemote = git(['remote', 'get-url', remote]).ok
    throw new Error(
      (hasRemote
        ? `Nothing of the remote ${remote} is here yet. Type:\n`
        : `There is no remote named ${remote}. Type, with the address of the project:\n` +
          `  git remote add ${remote} https://…\n`) + `  git fetch ${remote}`,
    )
  }
  const [newest] = versionTags(git, main)
  return newest ?? main
}

function versionTags(git: Git, branch: string): string[] {
  const list = ['tag', '--list', 'v[0-9]*', '--sort=-version:refname', '--merged', branch]
  return git(list).stdout.split('\n').filter(Boolean)
}

function findBase(git: Git, next: Version, from: string | undefined): Base {
  const base = from === undefined ? guessBase(git, next) : versionAt(git, from)
  if (!base) {
    throw new Error(
      from === undefined
        ? 'Git does not know which version this site was made from. Name it, such as --from v0.1.0.'
        : missingVersion(git, '--from', from),
    )
  }
  return { ...base, isMerged: git(['merge-base', '--is-ancestor', base.commit, 'HEAD']).ok }
}

/**
 * Finds the version that the site has: the last one that was merged. A copy of a template has a history
 * of its own; there it is the version whose files are those of its first commit. Where package.json
 * names another version, as after commits of an upgrade were squashed, it is that one.
 */
function guessBase(git: Git, next: Version): Version | undefined {
  const common = git(['merge-base', 'HEAD', next.commit])
  const found = common.ok ? versionAt(git, common.stdout) : versionOfTemplate(git, next)
  const here = versionAt(git, 'HEAD')
  if (!here || here.version === found?.version) return found
  const tag = `v${here.version}`
  const isOfProject = git(['merge-base', '--is-ancestor', tag, next.commit]).ok
  return (isOfProject ? versionAt(git, tag) : undefined) ?? found
}

function versionOfTemplate(git: Git, next: Version): Version | undefined {
  const first = git(['log', '--max-parents=0', '--format=%T', 'HEAD']).stdout.split('\n')
  const commits = git(['log', '--format=%T %H', next.commit]).stdout.split('\n')
  const found = commits.find((line) => first.includes(line.split(' ')[0] ?? ''))
  return found === undefined ? undefined : versionAt(git, found.split(' ')[1] ?? '')
}

/** Returns undefined if the ref is none, or names no version of the project. */
function versionAt(git: Git, ref: string): Version | undefined {
  const commit = commitOf(git, ref)
  const file = commit === undefined ? undefined : git(['show', `${commit}:package.json`])
  if (commit === undefined || !file?.ok) return undefined
  const { version } = JSON.parse(file.stdout) as { version: string }
  const tags = git(['tag', '--points-at', commit, '--list', 'v[0-9]*']).stdout.split('\n')
  return { commit, ref: ref === commit ? tags[0] || commit.slice(0, 10) : ref, version }
}

function missingVersion(git: Git, option: string, ref: string): string {
  const tags = versionTags(git, `${remote}/main`)
  const known = tags.length > 0 ? ` These versions are here: ${tags.slice(0, 10).join(', ')}.` : ''
  return (
    `${option} "${ref}": there is no such version of the project here.${known} ` +
    `Fetch others with: git fetch ${remote} --tags`
  )
}
