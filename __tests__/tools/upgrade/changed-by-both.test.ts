/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { gitIn } from '../../../tools/git'
import { renames } from '../../../tools/adopt/rename-project'
import { changedByBoth, type ChangedByBoth } from '../../../tools/upgrade/changed-by-both'
import { findVersions } from '../../../tools/upgrade/find-versions'
import { tryMerge } from '../../../tools/upgrade/merge-trees'
import {
  cloneProject,
  copyTemplate,
  longText,
  makeProject,
  packageJson,
  publish,
  type Folder,
} from './made-up-project'

const owners = '# Owners\n\n* @lantern/developers\n/content/ @lantern/writers\n'
/** Text of a file that git does not take for another one that was moved. */
const heroText = (first = 'top', last = 'last'): string =>
  longText(first, last).replaceAll('line', 'row')

let project: Folder
let site: Folder

beforeEach(() => {
  project = makeProject({
    '.github/CODEOWNERS': owners,
    'src/card.tsx': longText(),
    'src/hero.tsx': heroText(),
    'content/site.yaml': 'name: Lantern\n',
  })
})
afterEach(() => {
  project.remove()
  site.remove()
})

function compare(): { both: ChangedByBoth[]; tree?: string } {
  site.git('fetch', '--quiet', 'porchlight')
  const git = gitIn(site.path)
  const versions = findVersions(git, {})
  const merge = tryMerge(git, versions)
  return { both: changedByBoth(git, versions, merge?.conflicts), tree: merge?.tree }
}

describe.each([
  ['a clone', cloneProject],
  ['a copy of a template', copyTemplate],
])('in %s', (_, make) => {
  beforeEach(() => {
    site = make(project)
  })

  test('files that only one side has changed are not listed, and the merged files have both', () => {
    site.commit({ 'src/card.tsx': longText('ours'), 'site/site.yaml': 'name: Lakeside\n' })
    publish(project, '0.2.0', {
      'src/hero.tsx': heroText('theirs'),
      'content/site.yaml': 'name: Lamp\n',
    })
    const { both, tree } = compare()
    expect(both).toEqual([])
    const read = (file: string): string => site.git('show', `${tree}:${file}`)
    expect(read('src/card.tsx')).toMatch(/^ours/)
    expect(read('src/hero.tsx')).toMatch(/^theirs/)
    expect(read('site/site.yaml')).toBe('name: Lakeside')
  })

  test('a file that both have changed is listed, with whether git can merge it', () => {
    site.commit({ 'src/card.tsx': longText('ours'), 'src/hero.tsx': heroText('ours') })
    publish(project, '0.2.0', {
      'src/card.tsx': longText('theirs'),
      'src/hero.tsx': heroText('top', 'theirs'),
    })
    expect(compare()).toEqual({
      both: [
        { file: 'src/card.tsx', here: 'changed', there: 'changed', conflict: true },
        { file: 'src/hero.tsx', here: 'changed', there: 'changed', conflict: false },
      ],
      tree: undefined,
    })
  })

  test('the index, the work tree and the branches stay as they are', () => {
    site.commit({ 'src/card.tsx': longText('ours') })
    publish(project, '0.2.0', { 'src/card.tsx': longText('theirs') })
    site.git('fetch', '--quiet', 'porchlight')
    const state = (): string => site.git('status', '--porcelain') + site.git('for-each-ref')
    const before = state()
    compare()
    expect(state()).toBe(before)
  })
})

describe('files that are not there any more', () => {
  beforeEach(() => {
    site = cloneProject(project)
  })

  test('here: deleted, and moved', () => {
    site.git('rm', '--quiet', 'src/card.tsx')
    site.git('mv', 'src/hero.tsx', 'src/top.tsx')
    site.commit({}, 'Remove and move')
    publish(project, '0.2.0', {
      'src/card.tsx': longText('theirs'),
      'src/hero.tsx': heroText('theirs'),
    })
    expect(compare().both).toEqual([
      { file: 'src/card.tsx', here: 'deleted', there: 'changed', conflict: true },
      { file: 'src/hero.tsx', here: 'moved to src/top.tsx', there: 'changed', conflict: false },
    ])
  })

  test('in the newer version', () => {
    site.commit({ 'src/card.tsx': longText('ours') })
    project.git('rm', '--quiet', 'src/card.tsx')
    publish(project, '0.2.0')
    expect(compare().both).toEqual([
      { file: 'src/card.tsx', here: 'changed', there: 'deleted', conflict: true },
    ])
  })
})

describe('not listed is', () => {
  beforeEach(() => {
    site = cloneProject(project)
  })

  test('a change that both have made alike', () => {
    site.commit({ 'src/card.tsx': longText('fixed'), 'src/new.tsx': 'new\n' })
    publish(project, '0.2.0', { 'src/card.tsx': longText('fixed'), 'src/new.tsx': 'new\n' })
    expect(compare().both).toEqual([])
  })

  test('the name of the organization, which npm run adopt has written', () => {
    site.commit({
      'package.json': packageJson('0.1.0', 'lakeside'),
      '.github/CODEOWNERS': renames('lakeside', 'site')['.github/CODEOWNERS']?.(owners) ?? '',
    })
    publish(project, '0.2.0', { '.github/CODEOWNERS': `# All owners\n${owners}` })
    expect(compare().both).toEqual([])
  })
})

test('another name and a newer version do not conflict in the package.json of this project', () => {
  const named = (name: string, text: string): string =>
    renames(name, 'site')['package.json']?.(text) ?? ''
  const written = readFileSync('package.json', 'utf8').replace(
    /"version": ".*"/,
    '"version": "0.1.0"',
  )
  const text = named('lantern', written)
  project.commit({ 'package.json': text })
  site = cloneProject(project)
  const renamed = named('lakeside', text)
  site.commit({ 'package.json': renamed })
  project.commit({ 'package.json': text.replace('"version": "0.1.0"', '"version": "0.2.0"') })
  project.git('tag', 'v0.2.0')
  const { both, tree } = compare()
  expect(both).toEqual([])
  expect(site.git('show', `${tree}:package.json`)).toBe(
    renamed.replace('"version": "0.1.0"', '"version": "0.2.0"').trim(),
  )
})

test('packages that an owner has added are listed', () => {
  site = cloneProject(project)
  site.commit({ 'package.json': packageJson('0.1.0', 'lakeside').replace('}', ',"a": 1}') })
  publish(project, '0.2.0')
  expect(compare().both).toMatchObject([{ file: 'package.json' }])
})
