/** @jest-environment node */
import { readSiteData } from '../../tools/cms/site-data'
import { localBackend } from '../../tools/cms/config/backend'
import { editedFiles } from '../../tools/cms/folder-stand-in'
import { fromFile, toFile } from '../../tools/cms/browser/format'
import { contentFolder } from './content'

const { collections } = readSiteData(contentFolder, {
  backend: localBackend(),
  withPullRequests: false,
  checkedByServer: true,
}).config

const entries = [...editedFiles(contentFolder)]
  .filter(([path]) => path.endsWith('.mdx'))
  .map(([path, bytes]) => {
    const { fields } = collections.find(({ folder }) => path.startsWith(`${folder}/`))!
    const text = bytes.toString('utf8')
    const save = (change: object): string =>
      toFile({ ...fromFile(text, fields), ...change }, fields)
    return { path, text, save }
  })

test('the editor opens the articles and guides of this site', () => {
  expect(entries.length).toBeGreaterThan(0)
})

test.each(entries)('the editor saves $path without changing a byte', ({ text, save }) => {
  expect(save({})).toBe(text)
})

test.each(entries)('a new title changes nothing else of $path', ({ text, save }) => {
  expect(save({ title: 'Another title' })).toBe(
    text.replace(/^title:.*(\n +.*)*$/m, 'title: Another title'),
  )
})
