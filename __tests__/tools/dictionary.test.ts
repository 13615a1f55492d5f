import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../sites/new-folder'

const folder = newFolder()
const wrongInSpanish = ['telefono', 'manana', 'preguntenos', 'the', 'phone', 'answer']
const words = {
  es: [
    ...['teléfono', 'Mañana', 'CONTRASEÑA', 'pregúntenos', 'configurarlo', 'Brackenville'],
    ...wrongInSpanish,
  ],
  en: ['telephone', 'Facebook', 'Brackenville', 'contraseña', 'anser'],
  ar: ['مرحبا', 'anser'],
}
let misspelt: Record<keyof typeof words, Record<string, string[]> | null>

/** Looks words up as the check does; cspell is an ES module, which jest cannot load. */
beforeAll(() => {
  const ownWords = join(folder, 'words.txt')
  writeFileSync(ownWords, 'Brackenville # a town\n')
  const program = join(__dirname, 'find-misspelt.ts')
  const args = [JSON.stringify(words), ownWords, join(folder, 'cache')]
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(stderr)
  misspelt = JSON.parse(stdout) as typeof misspelt
})

test('Spanish words are right in Spanish only, with their accents', () => {
  expect(Object.keys(misspelt.es ?? {})).toEqual(wrongInSpanish)
  expect(misspelt.es?.telefono).toContain('teléfono')
})

test('English words are right in English only', () => {
  expect(Object.keys(misspelt.en ?? {})).toEqual(['contraseña', 'anser'])
  expect(misspelt.en?.anser).toContain('answer')
})

test('words of a language without a dictionary are not judged', () => {
  expect(misspelt.ar).toBeNull()
})
