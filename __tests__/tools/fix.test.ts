import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readContentFiles } from '../../src/build/read-content'
import { checkSite } from '../../src/content-model/check-site'
import { withFiles } from '../content-model/good-site'
import { stepGuideFiles } from '../content-model/good-step-guide'
import { smallSite } from '../sites/configurations'
import { newFolder } from '../sites/new-folder'
import { writeSite } from '../sites/read-site'
import { today } from '../sites/source-files'
import { fixContent, fixText } from '../../tools/check/fix'

const context = {
  origin: 'https://maplehouse.example',
  tags: new Map([['robocalls', 'Robocalls']]),
}
const fixed = (file: string, text: string): string => fixText(file, text, context).text
const fields = (line: string): string => fixed('pages/a.yaml', `${line}\n`).trimEnd()
const body = (text: string): string =>
  fixed('articles/a/index.mdx', `---\ntitle: A\n---\n${text}`).replace('---\ntitle: A\n---\n', '')

test.each([
  ['date: 2026-2-3', 'date: 2026-02-03'],
  ['date: 2026/02/3', 'date: 2026-02-03'],
  ['      to: /blog/', '      to: /blog'],
  ['      to: https://maplehouse.example/pricing', '      to: /pricing'],
  ['tags: [robocalls, Other]', 'tags: [Robocalls, Other]'],
])('the field %j becomes %j', (before, after) => {
  expect(fields(before)).toBe(after)
})

test.each([
  ['See [us](/contact/).\n', 'See [us](/contact).\n'],
  ['See [us](http://maplehouse.example/contact).\n', 'See [us](/contact).\n'],
  ['<ButtonLink to="/contact/">Go</ButtonLink>\n', '<ButtonLink to="/contact">Go</ButtonLink>\n'],
])('the text %j becomes %j', (before, after) => {
  expect(body(before)).toBe(after)
})

test('Windows line ends and a byte order mark are removed, and reported', () => {
  const { text, changes } = fixText('pages/a.yaml', '\uFEFFtitle: A\r\nlabel: B\r\n', context)
  expect(text).toBe('title: A\nlabel: B\n')
  expect(changes).toHaveLength(2)
})

test.each([
  // Two spaces may be meant as a line break, and a day may be a slip of another kind.
  ['articles/a/index.mdx', '---\ntitle: A\n---\nOne.  \nTwo.\n'],
  [
    'articles/a/index.mdx',
    '---\ntitle: A\n---\nSee [them](http://other.example/a/) on 2026-2-3.\n',
  ],
  [
    'articles/a/index.mdx',
    '---\ntitle: A\n---\nSee [them](https://maplehouse.example.evil.test/).\n',
  ],
  ['pages/a.yaml', 'title: In 2026-2-3 we began\n'],
  ['pages/a.yaml', 'tags: ["robocalls, all", b]\n'],
])('in %s what has more than one answer stays', (file, text) => {
  expect(fixText(file, text, context)).toEqual({ text, changes: [] })
})

test('tabs are replaced where two spaces each are right', async () => {
  const path = 'faqs/visits.yaml'
  const text = 'title: Visits\nquestions:\n\t- question: When?\n\t\tanswer: Soon.\n'
  const folder = writeSite({ ...smallSite, [path]: text }, newFolder())
  await fixContent(folder, [], today)
  expect(readFileSync(join(folder, path), 'utf8')).toBe(
    'title: Visits\nquestions:\n  - question: When?\n    answer: Soon.\n',
  )
})

test('files without mistakes are formatted; one with a mistake keeps its layout', async () => {
  const path = 'faqs/visits.yaml'
  const text = 'title:   "Visits"\nquestions:\n    - question: When?\n      answer: Soon.   \n'
  const wrong = 'pages/wrong.yaml'
  const folder = writeSite(
    { ...smallSite, [path]: text, [wrong]: 'title:   "Wrong"\nwobble: a\n' },
    newFolder(),
  )
  await fixContent(folder, [], today)
  expect(readFileSync(join(folder, path), 'utf8')).toBe(
    "title: 'Visits'\nquestions:\n  - question: When?\n    answer: Soon.\n",
  )
  expect(readFileSync(join(folder, wrong), 'utf8')).toBe('title:   "Wrong"\nwobble: a\n')
})

test('names of the last version are read until they are replaced, and so is the folder of step guides', async () => {
  const folder = newFolder()
  for (const { path, bytes } of withFiles(stepGuideFiles())) {
    const file = join(folder, path.replace('step-guides', 'decisions'))
    const text = new TextDecoder().decode(bytes).replace(/^openStatus:/m, 'light:')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text.replaceAll('  illustration:', '  scene:'))
  }
  const records = () =>
    checkSite(readContentFiles(folder), today).records.all.map(({ collection, id, data }) => [
      `${collection} ${id}`,
      data,
    ])
  const wanted = checkSite(withFiles(stepGuideFiles()), today).records.all
  const asWanted = Object.fromEntries(
    wanted.map(({ collection, id, data }) => [`${collection} ${id}`, data]),
  )
  expect(Object.fromEntries(records())).toMatchObject(asWanted)
  await fixContent(folder, [], today)
  expect(Object.fromEntries(records())).toMatchObject(asWanted)
  expect(readdirSync(join(folder, 'step-guides'))).toEqual(['who-calls.yaml'])
  const fixed = readFileSync(join(folder, 'site.yaml'), 'utf8')
  expect(fixed).toMatch(/^openStatus:/m)
  expect(fixed).not.toContain('scene:')
})
