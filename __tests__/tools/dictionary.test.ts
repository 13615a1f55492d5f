/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../sites/new-folder'

const folder = newFolder()
const ownWords = join(folder, 'words.txt')
writeFileSync(ownWords, 'Brackenville # a town\n')

/** Looks words up as the check does; cspell is an ES module, which jest cannot load. */
function misspelt(code: string, words: readonly string[]): Map<string, string[]> | null {
  const program = join(__dirname, 'find-misspelt.ts')
  const args = ['--import', 'tsx', program, code, ownWords, join(folder, 'cache'), ...words]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  const found = JSON.parse(stdout) as [string, string[]][] | null
  return found && new Map(found)
}

test('Spanish words are right in Spanish only, with their accents', () => {
  const right = ['teléfono', 'Mañana', 'CONTRASEÑA', 'pregúntenos', 'configurarlo', 'Brackenville']
  const wrong = ['telefono', 'manana', 'preguntenos', 'the', 'phone', 'answer']
  const found = misspelt('es', [...right, ...wrong])
  expect([...(found?.keys() ?? [])]).toEqual(wrong)
  expect(found?.get('telefono')).toContain('teléfono')
}, 60_000)

test('English words are right in English only', () => {
  const found = misspelt('en', ['telephone', 'Facebook', 'Brackenville', 'contraseña', 'anser'])
  expect([...(found?.keys() ?? [])]).toEqual(['contraseña', 'anser'])
  expect(found?.get('anser')).toContain('answer')
}, 60_000)

test('words of a language without a dictionary are not judged', () => {
  expect(misspelt('ar', ['مرحبا', 'anser'])).toBeNull()
}, 60_000)
