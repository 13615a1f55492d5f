import { writeFileSync } from 'node:fs'
import { mistakesFile, mistakesMarkdown } from './write-markdown'

writeFileSync(mistakesFile, mistakesMarkdown())
console.log(`Written: ${mistakesFile}`)
