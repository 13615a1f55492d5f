import { resolve } from 'node:path'
import { test } from '@playwright/test'
import { serveFolder, type FolderServer } from '../src/serve-folder'

/** Folder of the test pages. */
export const pagesFolder = resolve(__dirname, 'pages')

/** Serves the test pages during the tests of a file, and returns a function for their origin. */
export function serveTestPages(): () => string {
  let server: FolderServer | undefined
  test.beforeAll(async () => {
    server = await serveFolder(pagesFolder)
  })
  test.afterAll(() => server?.close())
  return () => server?.origin ?? ''
}
