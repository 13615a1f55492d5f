import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkContentDir } from '../../src/build/read-content'
import { editorFiles } from './editor'
import { markdownFile, sectionsMarkdown } from './sections'

// Writes the files that follow from the content model.
const { records } = checkContentDir('content')
const files = { ...editorFiles(), [markdownFile]: sectionsMarkdown(records) }
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Written: ${file}`)
}
