/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonReport } from '../../tools/check/report'
import { writersSite } from '../sites/configurations'
import { makeRepository } from '../tools/repository'
import { lostPassword, runTool, type Ran } from '../tools/run-tool'

/** Clone of a writer, which contains only the content, and the commands as a writer types them. */
const desk = makeRepository(writersSite)
const { content } = desk
const file = join(content, 'articles', 'lost-password', 'index.mdx')
afterAll(() => desk.remove())

const run = (
  tool: Parameters<typeof runTool>[0],
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Ran => runTool(tool, args, { env: { ...env, CONTENT_DIR: content } })

const change = (from: string, to: string): void => {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

test('a writer starts an article, makes a mistake, reads the message, fixes it, and the check passes', () => {
  const begun = run('new', ['article', ...lostPassword])
  expect(begun.output).toContain('articles/lost-password/index.mdx')
  expect(begun.output).toContain('/blog/lost-password')
  expect(begun.output).toContain('npm run develop')
  expect(begun.status).toBe(0)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('category: Safety\n')
  expect(text).toContain('tags: [Passwords, Reporting Scams]\n')
  expect(text).toContain('draft: true\n')

  expect(run('check', ['lost-password'])).toMatchObject({ status: 0 })

  change('Call {phone} if', 'Anser the mail, utilize {phone} and [write](/contcat) if')
  const checked = run('check', [])
  expect(checked.status).toBe(1)
  expect(checked.output).toMatch(/^3 mistakes in the content files of \S*content\/\.$/m)
  expect(checked.output).toMatch(/lost-password\/index\.mdx:\d+:1 {2}text\n\s+found: {3}"Anser"/)
  expect(checked.output).toContain('watch for spelling mistakes')
  expect(checked.output).toContain('Write "use".')
  expect(checked.output).toContain('Did you mean "/contact"?')

  const annotated = run('check', [], { GITHUB_ACTIONS: 'true' })
  expect(annotated.output).toMatch(
    /^::error file=\S*articles\/lost-password\/index\.mdx,line=\d+,col=1,title=A word that is not in the dictionary::/m,
  )

  change(
    'Anser the mail, utilize {phone} and [write](/contcat) if',
    'Answer the mail, use {phone} and [write](/contact/) if  ',
  )
  change('difficulty: Beginner', 'difficulty: beginner\t')
  const fixed = run('check', ['--fix', '--json'])
  const report = JSON.parse(fixed.stdout) as JsonReport
  expect(report.mistakes).toEqual([])
  expect(report.fixed.map(({ what }) => what)).toEqual([
    'no spaces at the end of the line',
    'a link without a slash at its end',
    '"Beginner" with its capital and small letters',
  ])
  expect(fixed.status).toBe(0)

  // What it becomes in a build, __tests__/slow/drafts.test.ts looks at.
  const listed = run('preview', ['--list'])
  expect(listed.output.split('\n').filter((line) => /^ {2}\w/.test(line))).toEqual([
    expect.stringMatching(
      /^ {2}new {6}\/blog\/lost-password {2}What to Do When You Lose a Password\. A draft: only previews show it\.$/,
    ),
  ])
  expect(listed.output).toContain('npm run check: no mistakes.')
  expect(listed.status).toBe(0)
})

const descriptions: Readonly<Record<string, string>> = {
  page: 'A gift for your parents: help with what they have',
  city: 'Help by phone and video for older people in Denver',
  neighbourhood: 'Help at home for older people in Springfield',
}

test.each([
  [
    'page',
    'pages/gift-visits.yaml',
    ['--slug', 'gift-visits', '--title', 'Gift visits for your parents'],
  ],
  [
    'city',
    'cities/denver.yaml',
    [
      '--city',
      'Denver',
      '--state',
      'Colorado',
      '--clients',
      '20+',
      '--title',
      'Technology help in Denver',
    ],
  ],
  [
    'neighbourhood',
    'neighbourhoods/chicago/springfield.yaml',
    [
      '--city',
      'chicago',
      '--name',
      'Springfield',
      '--title',
      'Technology help in Springfield: at home',
    ],
  ],
])('the check of a new %s finds only its template text and a missing link', (kind, path, flags) => {
  const description = `${descriptions[kind]}, in plain words and at your own pace. Ask us how it goes.`
  const begun = run('new', [kind, ...flags, '--description', description])
  expect(begun.output).toContain(path)
  expect(begun.output).toMatch(/Link to \/\S+/)
  const checked = run('check', [path, '--json'])
  expect(checked.status).toBe(1)
  const kinds = (JSON.parse(checked.stdout) as JsonReport).mistakes.map((mistake) => mistake.kind)
  expect([...new Set(kinds)].sort()).toEqual(['page-unreached', 'template-words'])
})

test('new questions pass the check as they are', () => {
  const flags = [
    '--title',
    'Gift visits',
    '--question',
    'Can I give one?',
    '--answer',
    'Yes: call {phone}.',
  ]
  expect(run('new', ['faq', ...flags]).output).toContain('faqs/gift-visits.yaml')
  expect(run('check', ['faqs/gift-visits']).output).toContain('no mistakes')
})
