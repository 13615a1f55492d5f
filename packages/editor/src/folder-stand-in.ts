import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Page } from '@playwright/test'
import { listFiles } from '../../../src/build/list-files'
import { editable } from './config/yaml-forms'

/** Returns the files of a content folder that the editor changes, and the pictures beside them, by their paths in the project. */
export function editedFiles(contentDir: string): Map<string, Buffer> {
  const files = listFiles(contentDir).filter((file) => {
    const path = relative(contentDir, file).split(sep).join('/')
    return editable.test(path) || /(^|\/)(articles|guides)\//.test(path)
  })
  return new Map(
    files.map((file) => [relative('.', file).split(sep).join('/'), readFileSync(file)]),
  )
}

/**
 * Lets the folder picker of a page choose a folder of the browser's private file system, which holds files of the
 * project. Nobody can press the real picker from a script.
 */
export async function standInForFolder(
  page: Page,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const encoded = [...files].map(([path, bytes]) => [path, bytes.toString('base64')] as const)
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(fillFolder, encoded)
}

/** Runs in the page: writes the files once, and replaces the folder picker. */
function fillFolder(files: (readonly [path: string, base64: string])[]): void {
  const project = async (): Promise<FileSystemDirectoryHandle> => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('project', { create: true })
    const marker = '.git'
    const isFilled = await folder.getDirectoryHandle(marker).then(
      () => true,
      () => false,
    )
    if (isFilled) return folder
    await folder.getDirectoryHandle(marker, { create: true })
    for (const [path, base64] of files) {
      const names = path.split('/')
      let parent = folder
      for (const name of names.slice(0, -1)) {
        parent = await parent.getDirectoryHandle(name, { create: true })
      }
      const file = await parent.getFileHandle(names.at(-1) ?? '', { create: true })
      const stream = await file.createWritable()
      await stream.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
      await stream.close()
    }
    return folder
  }
  const picker = async (): Promise<FileSystemDirectoryHandle> =>
    Object.assign(await project(), { requestPermission: () => Promise.resolve('granted') })
  Object.assign(window, { showDirectoryPicker: picker })
}
