/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { siteFolder } from '../sites/read-site'
import { cloneProject, copyTemplate, Folder } from '../tools/repository'
import type { Ran } from '../tools/run-tool'

/** Files and folders of this project that its commands need. */
const parts = [
  ...['.changeset', '.gitignore', 'CHANGELOG.md', 'package.json'],
  ...['package-lock.json', 'src', 'starter', 'tools', 'tsconfig.json'],
]

/** Component that the owner of the site changes, and one that only the project changes. */
const card = 'src/components/ui/card.tsx'
const hero = 'src/components/sections/top-and-close.tsx'

/** Makes a repository with the code of this project, and the content that tests bring along. */
function copyProject(): Folder {
  const project = new Folder()
  for (const part of parts) {
    cpSync(part, join(project.path, part), {
      recursive: true,
      filter: (file) => !file.endsWith('node_modules'),
    })
  }
  cpSync(siteFolder('whole-site'), join(project.path, 'content'), { recursive: true })
  setVersion(project, '70.0.0')
  project.git('init', '--quiet', '--initial-branch=main')
  project.commit({}, 'Begin')
  project.git('tag', 'v70.0.0')
  return project
}

/** Runs a command of a copy of this project. */
function run({ path }: Folder, tool: string, args: readonly string[] = []): Ran {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join('tools', tool, 'main.ts'), ...args],
    {
      cwd: path,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: '', GITHUB_ACTIONS: '' },
    },
  )
  return { output: stdout + stderr, stdout, status }
}

/** Changes the text of a file. Fails where it does not hold what is replaced. */
function edit(folder: Folder, file: string, from: string | RegExp, to: string): void {
  const path = join(folder.path, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} holds no ${String(from)}`)
  writeFileSync(path, after)
}

function setVersion(project: Folder, version: string): void {
  edit(project, 'package.json', /"version": ".*"/, `"version": "${version}"`)
}

function publish(project: Folder, version: string, toDo: string): void {
  setVersion(project, version)
  const entry = `\n## ${version}\n\n### Minor Changes\n\n- Made up.\n\n  **What an owner must do:** ${toDo}\n`
  edit(project, 'CHANGELOG.md', '\n', `\n${entry}`)
  project.commit({}, `Release ${version}`)
  project.git('tag', `v${version}`)
}

/** A new word of the interface, another component, and changed sample content. */
function publishQuietVersion(project: Folder): void {
  edit(
    project,
    'src/content-model/schemas/interface/page.ts',
    /(?=\n {2}closeMenu: )/,
    "\n  madeUp: label().describe('A made-up button.'),",
  )
  edit(project, 'content/interface/en.yaml', /(?=\n {2}closeMenu: )/, '\n  madeUp: A new word')
  appendFileSync(join(project.path, hero), '\n// A newer hero.\n')
  edit(project, 'content/site.yaml', /^tagline: .*$/m, 'tagline: Another tagline')
  publish(project, '71.0.0', 'Nothing.')
}

/** A field that is required, and the component that the owner has changed, too. */
function publishDemandingVersion(project: Folder): void {
  edit(
    project,
    'src/content-model/schemas/site.ts',
    /(?=\n {2}tagline: )/,
    "\n  motto: text().describe('A made-up motto.'),",
  )
  edit(project, 'content/site.yaml', /^(?=tagline: )/m, 'motto: Light for all\n')
  edit(project, card, /^/, '// A newer card.\n')
  publish(project, '72.0.0', 'Write a `motto` into `site.yaml`.')
}

/** Makes the site of an owner, with a page, colors, a word and a changed component. */
function makeSite(site: Folder): void {
  symlinkSync(resolve('node_modules'), join(site.path, 'node_modules'))
  appendFileSync(join(site.path, '.git', 'info', 'exclude'), 'node_modules\n')
  const { status, output } = run(site, 'adopt', answers)
  if (status !== 0) throw new Error(output)
  edit(site, 'site/brand.yaml', /^mainColor: .*$/m, "mainColor: '#4A1D4F'")
  edit(
    site,
    'site/site.yaml',
    /(?=^ {2}- label: Contact$)/m,
    '  - label: Lending\n    to: /lending\n',
  )
  edit(site, card, /^/, '// Our card.\n')
  site.commit(
    { ...ownFiles, 'site/interface/en.yaml': 'contact:\n  call: Ring {phone}\n' },
    'Make it ours',
  )
}

/** Page that the owner has written. */
const ownFiles = {
  'site/pages/lending.yaml': `title: Tablets that we lend
description: We lend tablets for two weeks, so that you can try one at home before you buy your own.
label: Lending
sections:
  - kind: hero
    title: Borrow a tablet
    text: Call {phone} and ask.
    actions:
      - label: Call {phone}
        to: call
    scene: letter
`,
}

const answers = [
  ...['--name', 'Lakeside', '--full-name', 'Lakeside Helpers', '--organization', 'volunteers'],
  ...['--does', 'We help you with your phone.', '--meet', 'phone', '--phone', '(202) 555-0142'],
  ...['--days', 'Monday to Friday', '--hours', '9 AM-5 PM', '--cost', 'free', '--form', 'no'],
  ...['--locality', 'Brackenville', '--region', 'OH', '--time-zone', 'America/New_York'],
  ...['--languages', 'en', '--origin', 'https://lakeside.example'],
]

/** Returns the heads of the mistakes that an audit lists. */
const mistakesIn = ({ output }: Ran): string[] =>
  [...output.matchAll(/^ {2}(\S+:\d+:\d+ {2}.*)/gm)].map(([, mistake = '']) => mistake)

/** Returns the commands that an upgrade prints. */
const commandsOf = ({ output }: Ran): string[] =>
  [...output.matchAll(/^ {2}git (.*)$/gm)].map(([, command = '']) => command)

/** Types the commands that an upgrade prints. */
function type(site: Folder, commands: readonly string[]): void {
  for (const command of commands) {
    const args = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
    site.git(...args)
  }
}

let project: Folder
let site: Folder

beforeEach(() => {
  project = copyProject()
})
afterEach(() => {
  project.remove()
  site.remove()
})

function upgrade(...args: string[]): Ran {
  site.git('fetch', '--quiet', 'porchlight')
  return run(site, 'upgrade', args)
}

test.each([
  ['a clone', cloneProject, []],
  [
    'a copy of a template',
    copyTemplate,
    [expect.stringMatching(/^merge -s ours .* v70\.0\.0$/) as string],
  ],
])(
  'a site made from %s takes a new word, another component and other sample content as they are',
  (_, make, first) => {
    site = make(project)
    makeSite(site)
    publishQuietVersion(project)
    const ran = upgrade()
    expect(ran.output).toContain('The newer version asks nothing of you')
    expect(ran.status).toBe(0)
    const commands = commandsOf(ran)
    expect(commands).toEqual([
      'switch --create upgrade-71.0.0',
      ...first,
      'merge --no-commit v71.0.0',
    ])
    type(site, commands)
    expect(site.git('diff', '--name-only', '--diff-filter=U')).toBe('')
    expect(run(site, 'check').output).toContain(', no mistakes.')
    expect(readFileSync(join(site.path, 'package.json'), 'utf8')).toMatch(/"version": "71\.0\.0"/)
  },
)

test('a required field is listed, and git reports a component that both have changed', () => {
  site = cloneProject(project)
  makeSite(site)
  publishQuietVersion(project)
  publishDemandingVersion(project)
  const ran = upgrade('--audit')
  expect(mistakesIn(ran)).toEqual([expect.stringMatching(/^site\.yaml:\d+:1 {2}motto$/)])
  expect(ran.output).toContain('You must do: Write a `motto` into `site.yaml`.')
  expect(ran.output).toContain('fix:     Add a line "motto:" with its value.')
  expect(commandsOf(ran)).toEqual([])
  expect(ran.status).toBe(1)

  expect(() => site.git('merge', '--no-commit', 'v72.0.0')).toThrow()
  expect(site.git('diff', '--name-only', '--diff-filter=U')).toBe(card)
  site.git('checkout', '--quiet', '--ours', card)
  site.commit({}, 'Upgrade')
  expect(run(site, 'check').output).toMatch(/^1 mistake [^]*^site\.yaml:\d+:1 {2}motto$/m)
  edit(site, 'site/site.yaml', /^(?=tagline: )/m, 'motto: We come to you\n')
  expect(run(site, 'check').output).toContain(', no mistakes.')
  site.commit({}, 'Write a motto')
  const after = upgrade('--audit')
  expect(after.output).toContain('Your site already has 72.0.0 (v72.0.0).')
  expect(after.status).toBe(0)
})
