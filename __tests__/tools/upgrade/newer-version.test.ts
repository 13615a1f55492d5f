import { gitIn } from '../../../tools/git'
import { changesSince, newestVersion } from '../../../tools/upgrade/newer-version'
import { Folder } from '../repository'

const changeset = (what: string): string =>
  `---\n'lantern': minor\n---\n\n${what}\n\n**What an owner must do:** Nothing.\n`
const changelog = (...versions: string[]): string =>
  ['# lantern', ...versions.map((version) => `## ${version}\n\n- All is new.`)].join('\n\n')

const project = new Folder()
const site = new Folder()
afterAll(() => {
  project.remove()
  site.remove()
})

beforeAll(() => {
  project.git('init', '--quiet', '--initial-branch=main')
  project.commit({ 'CHANGELOG.md': changelog('0.9.0'), '.changeset/old.md': changeset('Old.') })
  site.git('init', '--quiet', '--initial-branch=main')
  // "Use this template" copies the files, and leaves their history behind.
  site.commit({ 'CHANGELOG.md': changelog('0.9.0'), '.changeset/old.md': changeset('Old.') })
})

const git = gitIn(site.path)

test('without the project as a remote, the commands that add and fetch it are named', () => {
  expect(() => newestVersion(git)).toThrow(/git remote add porchlight [^]*git fetch porchlight/)
  site.git('remote', 'add', 'porchlight', project.path)
  expect(() => newestVersion(git)).toThrow(/Type:\n {2}git fetch porchlight$/)
})

test('what the newest version changes is found by its files, also in a copy without history', () => {
  project.commit({ 'CHANGELOG.md': changelog('0.10.0', '0.9.0') }, 'Release 0.10.0')
  project.git('tag', 'v0.9.0', 'HEAD~')
  project.git('tag', 'v0.10.0')
  project.commit({ '.changeset/new.md': changeset('New.') })
  site.git('fetch', '--quiet', 'porchlight')
  expect(newestVersion(git)).toBe('v0.10.0')
  const released = { version: '0.10.0', changes: [{ what: 'All is new.', toDo: '' }] }
  expect(changesSince(git, 'v0.10.0')).toEqual([released])
  expect(changesSince(git, 'porchlight/main')).toEqual([
    { version: 'not released', changes: [{ what: 'New.', toDo: 'Nothing.' }] },
    released,
  ])
})

test.each(['v7.0.0', '--help'])('the unknown version %s is an error', (version) => {
  expect(() => changesSince(git, version)).toThrow('git fetch porchlight --tags')
})
