import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { coreCharacters, coreWeights } from '../src/theme/font-core'

/** Path of the core font file, which is under version control and imported by the theme. */
export const coreFile = 'static/fonts/atkinson-hyperlegible-next-core.woff2'

const fontPackage = '@fontsource-variable/atkinson-hyperlegible-next'

/** Returns the core font: the most used characters, in the weights of our styles. */
export function makeCoreFont(): Promise<Buffer> {
  const folder = dirname(require.resolve(`${fontPackage}/package.json`))
  const whole = join(folder, 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2')
  return subsetFont(readFileSync(whole), coreCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: coreWeights },
    // Leaves out alternate glyphs, which our styles don't select.
    noLayoutClosure: true,
  })
}

// `npx tsx tools/font.ts` rewrites the file, after a change of its characters or of the package.
if (require.main === module) {
  void makeCoreFont().then((font) => {
    writeFileSync(coreFile, font)
    console.log(`${coreFile}: ${font.length} bytes`)
  })
}
