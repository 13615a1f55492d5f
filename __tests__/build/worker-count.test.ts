/** @jest-environment node */
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { processorCount } from '../../src/build/worker-count'

const lastBuild = new Date('2026-03-01T12:00:00Z')
const before = new Date('2026-03-01T11:00:00Z')
const after = new Date('2026-03-01T13:00:00Z')

/** A project with so many articles. */
function projectWith(articles: number): {
  count: () => number
  write: (file: string, at: Date) => void
} {
  const project = mkdtempSync(join(tmpdir(), 'project-'))
  const write = (file: string, at: Date): void => {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), '')
    utimesSync(join(project, file), at, at)
  }
  for (let number = 0; number < articles; number++) write(article(number), before)
  for (const file of ['content/site.yaml', 'src/html.tsx', 'gatsby-node.ts', 'package-lock.json']) {
    write(file, before)
  }
  return { count: () => processorCount(join(project, 'content'), project, 2), write }
}

const article = (number: number): string => `content/articles/article-${number}/index.mdx`

test('a few articles are made with one process beside Gatsby, many with all processors', () => {
  expect(projectWith(0).count()).toBe(1)
  expect(projectWith(199).count()).toBe(1)
  expect(projectWith(200).count()).toBe(3)
})

test('after a build only what was edited counts', () => {
  const { count, write } = projectWith(250)
  write('.cache/build-code', lastBuild)
  expect(count()).toBe(1)
  for (let number = 0; number < 199; number++) write(article(number), after)
  expect(count()).toBe(1)
  write(article(199), after)
  expect(count()).toBe(3)
})

test.each(['content/site.yaml', 'src/html.tsx', 'gatsby-node.ts', 'package-lock.json'])(
  'all articles are to be made after an edit of %s',
  (file) => {
    const { count, write } = projectWith(200)
    write('.cache/build-code', lastBuild)
    write(file, after)
    expect(count()).toBe(3)
  },
)

test('a content folder without articles is left to the check of the content', () => {
  const project = mkdtempSync(join(tmpdir(), 'project-'))
  expect(processorCount(join(project, 'content'), project, 2)).toBe(1)
})
