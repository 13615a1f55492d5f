import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { newFolder, runIn } from '../sites/new-folder'

runIn(newFolder())

/** A build in a process of its own, which writes these files. */
async function build(...files: readonly string[]): Promise<void> {
  jest.resetModules()
  const { removeFormerFiles, writeFiles } = await import('../../src/output/files')
  await writeFiles(files.map((file) => ({ file, content: 'x' })))
  await removeFormerFiles([{ path: '/moved-back' }])
}

/** A page that Gatsby writes where a former address was. */
const page = 'moved-back/index.html'

test('what an earlier build has written is removed, but neither pages nor files of static/', async () => {
  await build('es/rss.xml', 'guides/old.pdf', 'guides/own.pdf', 'guides/new.pdf', page)
  mkdirSync('static/guides', { recursive: true })
  writeFileSync('static/guides/own.pdf', 'x')
  writeFileSync('public/es/index.html', 'x')
  await build('guides/new.pdf')
  const files = [
    'es/rss.xml',
    'guides/old.pdf',
    'guides/own.pdf',
    'guides/new.pdf',
    'es/index.html',
    page,
  ]
  expect(files.filter((file) => existsSync(`public/${file}`))).toEqual([
    'guides/own.pdf',
    'guides/new.pdf',
    'es/index.html',
    page,
  ])
})
