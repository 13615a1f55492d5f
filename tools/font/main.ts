import { writeFileSync } from 'node:fs'
import { coreFile, makeCoreFont } from './core-font'

/** Writes the core of the font anew; needed after its characters or the font's package changed. */
async function main(): Promise<void> {
  const font = await makeCoreFont()
  writeFileSync(coreFile, font)
  console.log(`${coreFile}: ${font.length} bytes`)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
