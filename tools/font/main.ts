import { writeFileSync } from 'node:fs'
import { coreFile, makeCoreFont } from './core-font'

/**
 * Rewrites the core font file; needed after a change of its characters or of the font's package.
 */
async function main(): Promise<void> {
  const font = await makeCoreFont()
  writeFileSync(coreFile, font)
  console.log(`${coreFile}: ${font.length} bytes`)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
