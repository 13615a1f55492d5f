import { readFileSync } from 'node:fs'
import { contentDir } from '../../src/gatsby/settings'
import { editorPath } from '../../src/output/editor-policy'
import { listFiles } from '../../src/output/list-files'
import { fromFile, toFile } from '../../tools/cms/browser/format'
import { localBackend } from '../../tools/cms/config/backend'
import { editedFiles } from '../../tools/cms/folder-stand-in'
import { readSiteData } from '../../tools/cms/site-data'

const { config } = readSiteData(contentDir(), {
  backend: localBackend(),
  withPullRequests: false,
  checkedByServer: true,
})
const texts = [...editedFiles(contentDir())]
  .filter(([file]) => file.endsWith('.mdx'))
  .map(([file, bytes]) => ({ file, text: bytes.toString('utf8') }))

test('the editor for writers saves every article and guide as it was, where nothing was changed', () => {
  const changed = texts.filter(({ file, text }) => {
    const collection = config.collections.find(({ folder }) => file.startsWith(`${folder}/`))
    if (!collection) throw new Error(`The editor has no collection for ${file}.`)
    return toFile(fromFile(text, collection.fields), collection.fields) !== text
  })
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
