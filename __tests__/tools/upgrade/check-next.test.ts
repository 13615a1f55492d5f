/** @jest-environment node */
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gitIn } from '../../../tools/git'
import { installPackages } from '../../../tools/programs.cjs'
import { newMistakes } from '../../../tools/upgrade/audit'
import { makeProject, publish, type Folder } from '../repository'

jest.mock('../../../tools/programs.cjs', () => ({ installPackages: jest.fn() }))
const install = jest.mocked(installPackages)

const check = 'tools/check/main.ts'
const project = resolve('.')

/** Text of a check that finds mistakes in these fields, in the content folder that is set. */
const checkThatFinds = (...fields: string[]): string =>
  `import { readdirSync } from 'node:fs'
   const [file] = readdirSync(process.env.CONTENT_DIR ?? '')
   const mistakes = ${JSON.stringify(fields)}.map((field) => ({ file, field }))
   console.log(JSON.stringify({ mistakes }))`

/** Links a package of this project. */
function link(name: string, folder: string): void {
  const target = join(folder, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(join(project, 'node_modules', name), target, 'junction')
}

let site: Folder

beforeEach(() => {
  install.mockReset()
  site = makeProject({
    '.gitignore': 'node_modules/\n',
    'site/site.yaml': 'name: Lakeside\n',
    [check]: checkThatFinds('phone'),
  })
  link('tsx', site.path)
  process.chdir(site.path)
})
afterEach(() => {
  process.chdir(project)
  site.remove()
})

const find = (): { file: string; field: string }[] =>
  newMistakes(gitIn('.'), 'v0.2.0', resolve('site'))

test('mistakes are those that only the next version finds, in the content of the site', () => {
  publish(site, '0.2.0', { [check]: checkThatFinds('phone', 'motto') })
  site.git('checkout', '--quiet', 'v0.1.0')
  expect(find()).toEqual([{ file: 'site.yaml', field: 'motto' }])
  expect(install).not.toHaveBeenCalled()
})

describe('a next version that needs another package', () => {
  beforeEach(() => {
    publish(site, '0.2.0', { [check]: `import 'made-up'\n${checkThatFinds('motto')}` })
    site.git('checkout', '--quiet', 'v0.1.0')
  })

  test('is checked with packages of its own, and those of the site stay as they are', () => {
    install.mockImplementation((folder) => {
      link('tsx', folder)
      mkdirSync(join(folder, 'node_modules', 'made-up'))
      writeFileSync(join(folder, 'node_modules', 'made-up', 'index.js'), '')
    })
    expect(find()).toEqual([{ file: 'site.yaml', field: 'motto' }])
    expect(readdirSync('node_modules')).toEqual(['tsx'])
  })

  test('and does not run even then is an error that says why', () => {
    install.mockImplementation((folder) => link('tsx', folder))
    expect(find).toThrow(/The check of the newer version does not run:\n[^]*made-up/)
  })
})
