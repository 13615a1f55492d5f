import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { coreCharacters, coreWeights } from '../../src/theme/font-core'

/** Path of the core font file, which is under version control and imported by the theme. */
export const coreFile = 'src/theme/fonts/atkinson-hyperlegible-next-core.woff2'

const fontPackage = '@fontsource-variable/atkinson-hyperlegible-next'
const whole = join(
  dirname(require.resolve(`${fontPackage}/package.json`)),
  'files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
)

/** Creates the core font: the most used characters, in the weights of our styles. */
export function makeCoreFont(): Promise<Buffer> {
  return subsetFont(readFileSync(whole), coreCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: coreWeights },
    // Leaves out alternate glyphs, which no style of ours selects.
    noLayoutClosure: true,
  })
}
