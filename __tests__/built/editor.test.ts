import { readFileSync } from 'node:fs'
import { contentDir } from '../../src/build/settings'
import { editorPath } from '../../src/output/content-security-policy'
import { listFiles } from '../../src/output/files'
import { fromFile, toFile } from '../../tools/cms/browser/format'
import { localBackend } from '../../tools/cms/config/backend'
import { editedFiles } from '../../tools/cms/folder-stand-in'
import { readSiteData } from '../../tools/cms/site-data'

const { collections } = readSiteData(contentDir(), {
  backend: localBackend(),
  withPullRequests: false,
  checkedByServer: true,
}).config

/** Every article and guide, in all languages. */
const entries = [...editedFiles(contentDir())]
  .filter(([file]) => file.endsWith('.mdx'))
  .map(([file, bytes]) => {
    const text = bytes.toString('utf8')
    const collection = collections.find(({ folder }) => file.startsWith(`${folder}/`))
    if (!collection) throw new Error(`The editor has no collection for ${file}.`)
    const { fields } = collection
    const save = (change: object): string =>
      toFile({ ...fromFile(text, fields), ...change }, fields)
    return { file, text, save }
  })

test('the editor for writers saves every article and guide without changing a byte', () => {
  const changed = entries.filter(({ text, save }) => save({}) !== text)
  expect(changed.map(({ file }) => file)).toEqual([])
})

test('a new title changes nothing else of any article or guide', () => {
  const changed = entries.filter(
    ({ text, save }) =>
      save({ title: 'Another title' }) !==
      text.replace(/^title:.*(\n +.*)*$/m, 'title: Another title'),
  )
  expect(changed.map(({ file }) => file)).toEqual([])
})

test('no page and no script of the site holds a part of the editor, or leads to it', () => {
  const files = listFiles('public').filter((file) => /\.(html|js)$/.test(file))
  expect(files.length).toBeGreaterThan(0)
  expect(
    files.filter((file) => {
      const text = readFileSync(file, 'utf8')
      return /sveltia/i.test(text) || text.includes(`"${editorPath}`)
    }),
  ).toEqual([])
})
