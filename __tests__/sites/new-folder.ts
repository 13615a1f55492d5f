import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Makes an empty folder, which is removed after the tests of the file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  folders.push(folder)
  return folder
}

/** Runs the tests of a file or of a `describe` in a folder. */
export function runIn(folder: string): void {
  const start = process.cwd()
  beforeAll(() => process.chdir(folder))
  afterAll(() => process.chdir(start))
}
