import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBase, readBase } from '../src/base-content'
import { newFolder } from '../../../__tests__/sites/new-folder'
import { makeRepository, runGit, type Repository } from '../../../__tests__/tools/repository'

const begun = { 'site.yaml': 'name: Maplehouse\n', 'faqs/a b ü.yaml': 'title: Words\n' }
/** The words of the interface come from the project, where the folder has none of its own. */
const read = { ...begun, 'interface/en.yaml': expect.any(String) as string }
let repository: Repository

beforeEach(() => {
  repository = makeRepository(begun)
})
afterEach(() => repository.remove())

const textsOf = (ref?: string): Record<string, string> =>
  Object.fromEntries(
    readBase(repository.content, findBase(repository.content, ref)).map(({ path, bytes }) => [
      path,
      new TextDecoder().decode(bytes),
    ]),
  )

test('the base is read as committed, and neither work tree nor index changes', () => {
  repository.write('site.yaml', 'name: Lamplight\n')
  repository.write('new.yaml', 'a: b\n')
  repository.git('add', 'content/site.yaml')
  const status = repository.git('status', '--porcelain')
  expect(textsOf()).toEqual(read)
  expect(repository.git('status', '--porcelain')).toBe(status)
  expect(readFileSync(join(repository.content, 'site.yaml'), 'utf8')).toBe('name: Lamplight\n')
})

test('later changes on main are no changes of the branch', () => {
  repository.git('switch', '--quiet', '--create', 'words')
  repository.git('switch', '--quiet', 'main')
  repository.write('site.yaml', 'name: Somebody else\n')
  repository.git('commit', '--quiet', '--all', '--message=Rename')
  repository.git('switch', '--quiet', 'words')
  expect(textsOf('main')).toEqual(read)
})

test('origin/main takes precedence over a local main that may be old', () => {
  const clone = newFolder()
  runGit(clone, 'clone', '--quiet', repository.folder, '.')
  expect(findBase(join(clone, 'content')).ref).toBe('origin/main')
})

test('a base without content is empty, so that everything is new', () => {
  repository.git('rm', '-r', '--quiet', 'content')
  repository.git('commit', '--quiet', '--message=Empty')
  repository.git('commit', '--quiet', '--allow-empty', '--message=More')
  repository.write('site.yaml', 'name: Maplehouse\n')
  expect(readBase(repository.content, findBase(repository.content, 'HEAD'))).toEqual([])
})

describe('a missing base is reported, with what to do', () => {
  const complaint = (ref?: string, folder = repository.content): string => {
    try {
      return `found ${findBase(folder, ref).ref}`
    } catch (error) {
      return (error as Error).message
    }
  }

  test('a branch that nobody fetched', () => {
    expect(complaint('origin/words')).toBe(
      'There is no origin/words here to compare with. Fetch it with: ' +
        'git fetch origin words:refs/remotes/origin/words',
    )
  })

  test('neither of the default refs', () => {
    repository.git('branch', '--move', 'words')
    expect(complaint()).toContain('There is no origin/main and no main here')
    expect(complaint()).toContain('git fetch origin main:refs/remotes/origin/main')
  })

  test('a shallow clone', () => {
    repository.git('switch', '--quiet', '--create', 'words')
    repository.git('commit', '--quiet', '--allow-empty', '--message=Words')
    repository.git('switch', '--quiet', 'main')
    repository.git('commit', '--quiet', '--allow-empty', '--message=Main')
    const clone = newFolder()
    const from = `file://${repository.folder}`
    const branches = ['--no-single-branch', '--branch', 'words']
    runGit(clone, 'clone', '--quiet', '--depth=1', ...branches, from, '.')
    expect(complaint(undefined, join(clone, 'content'))).toMatch(
      /shallow. Fetch them with: git fetch --unshallow origin$/,
    )
  })
})
