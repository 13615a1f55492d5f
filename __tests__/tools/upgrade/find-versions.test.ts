/** @jest-environment node */
import { gitIn } from '../../../tools/git'
import { findVersions } from '../../../tools/upgrade/find-versions'
import {
  cloneProject,
  copyTemplate,
  Folder,
  makeProject,
  packageJson,
  publish,
} from '../repository'

let project: Folder
let site: Folder

beforeEach(() => {
  project = makeProject()
})
afterEach(() => {
  project.remove()
  site.remove()
})

const find = (options: { from?: string; to?: string } = {}) =>
  findVersions(gitIn(site.path), options)
const fetch = (): string => site.git('fetch', '--quiet', 'porchlight')

describe('the newest version of the project is taken', () => {
  test('by its tag', () => {
    site = cloneProject(project)
    publish(project, '0.9.0')
    publish(project, '0.10.0')
    project.commit({ 'later.ts': 'not released\n' })
    fetch()
    expect(find()).toMatchObject({
      base: { version: '0.1.0', ref: 'v0.1.0', isMerged: true },
      next: { version: '0.10.0', ref: 'v0.10.0' },
    })
  })
})

describe('a copy of a template, which has a history of its own', () => {
  test('is of the version whose files its first commit has', () => {
    project.commit({ 'later.ts': 'not released\n' })
    const later = project.git('rev-parse', 'HEAD')
    site = copyTemplate(project)
    site.commit({ 'package.json': packageJson('0.1.0', 'lakeside') })
    publish(project, '0.2.0')
    fetch()
    expect(find().base).toMatchObject({ commit: later, version: '0.1.0', isMerged: false })
  })

  test('must say of which version it is, where that cannot be known', () => {
    site = copyTemplate(project)
    site.commit({ 'package.json': packageJson('7.0.0', 'lakeside') })
    site.git('reset', '--quiet', '--soft', 'HEAD~')
    site.git('commit', '--quiet', '--amend', '--no-edit')
    publish(project, '0.2.0')
    fetch()
    expect(() => find()).toThrow('Name it, such as --from v0.1.0.')
    expect(find({ from: 'v0.1.0' }).base).toMatchObject({ version: '0.1.0', isMerged: false })
  })
})

test('an upgrade whose commits were squashed is known by the version in package.json', () => {
  site = cloneProject(project)
  publish(project, '0.2.0', { 'new.ts': 'new\n' })
  fetch()
  site.git('merge', '--quiet', '--squash', 'v0.2.0')
  site.git('commit', '--quiet', '--message=Upgrade')
  publish(project, '0.3.0')
  fetch()
  expect(find().base).toMatchObject({ ref: 'v0.2.0', isMerged: false })
})

describe('what is missing is reported, with what to do', () => {
  test('the remote', () => {
    site = cloneProject(project)
    site.git('remote', 'remove', 'porchlight')
    expect(() => find()).toThrow(/no remote named porchlight[^]*git remote add[^]*git fetch/)
  })

  test('a version that is named', () => {
    site = cloneProject(project)
    expect(() => find({ to: 'v9.0.0' })).toThrow(
      '--to "v9.0.0": there is no such version of the project here. These versions are here: v0.1.0.',
    )
    expect(() => find({ from: 'v9.0.0' })).toThrow(/--from "v9.0.0"[^]*git fetch porchlight --tags/)
  })

  test('changes that are not committed', () => {
    site = cloneProject(project)
    site.write({ 'site/site.yaml': 'name: Lakeside\n' })
    expect(() => find()).toThrow(/not committed, 1 in all. Commit them first:\n\?\? site\//)
  })

  test('older commits, in a shallow clone', () => {
    project.commit({ 'later.ts': 'later\n' })
    site = new Folder()
    site.git('clone', '--quiet', '--depth=1', `file://${project.path}`, '.')
    expect(() => find()).toThrow('git fetch --unshallow')
  })
})
