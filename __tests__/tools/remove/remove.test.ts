/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../run-tool'
import { Folder } from '../upgrade/made-up-project'

const project = new Folder()
afterAll(project.remove)

const lost = 'site/pages/a.yaml'
const remove = (...args: string[]) =>
  runTool('remove', args, { cwd: project.path, env: { CONTENT_DIR: 'site' } })
const text = (): string => readFileSync(join(project.path, lost), 'utf8')

beforeAll(() => {
  project.git('init', '--quiet', '--initial-branch=main')
  project.commit({
    'site/prices.yaml': 'visit: 75\n',
    [lost]: 'title: Hello\ntext: Ask us. One visit is {visit}.\n',
  })
})

test('without --yes it says what would go, with file and line, and changes nothing', () => {
  const { output, status } = remove('pricing')
  expect(output).toContain('site/prices.yaml  the whole file\n')
  expect(output).toContain(`${lost}:2  One visit is {visit}.\n`)
  expect(output).toContain('Nothing was changed.')
  expect(status).toBe(0)
  expect(project.git('status', '--porcelain')).toBe('')
})

test('what is not committed is never lost', () => {
  project.write({ [lost]: `${text()}note: Mine.\n` })
  const { output, status } = remove('pricing', '--yes')
  expect(output).toContain('Not all of site/ is committed')
  expect(status).toBe(1)
  expect(text()).toContain('{visit}')
  project.git('restore', 'site')
})

test('with --yes it goes, and git brings it back', () => {
  const { output, status } = remove('pricing', '--yes')
  expect(output).toContain('To go back: git restore site')
  expect(status).toBe(0)
  expect(text()).toBe('title: Hello\ntext: Ask us.\n')
  expect(existsSync(join(project.path, 'site/prices.yaml'))).toBe(false)
  expect(remove('pricing').output).toBe('Nothing of pricing is in site/.\n')
  project.git('restore', 'site')
  expect(text()).toContain('{visit}')
})

test('a part that there is not is refused with the names of all', () => {
  const { output, status } = remove('prices')
  expect(output).toMatch(/There is no part "prices"[^]*Parts: pricing, /)
  expect(status).toBe(1)
})
