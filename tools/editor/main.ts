import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { editorFiles } from './editor-files'

for (const [file, text] of Object.entries(editorFiles())) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Written: ${file}`)
}
