import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { addPlainZero } from './plain-zero'
import { coreCharacters, coreWeights } from '../../src/theme/font-core'

/** Path of the core font file, which is under version control and imported by the theme. */
export const coreFile = 'src/theme/fonts/atkinson-hyperlegible-next-core.woff2'

const fontPackage = '@fontsource-variable/atkinson-hyperlegible-next'
const whole = join(
  dirname(require.resolve(`${fontPackage}/package.json`)),
  'files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
)

/**
 * Creates the core font: the most used characters, in the weights of our styles, and a plain zero
 * for large figures.
 */
export async function makeCoreFont(): Promise<Buffer> {
  const font = readFileSync(whole)
  const core = await subsetFont(font, coreCharacters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: coreWeights },
    // Leaves out alternate glyphs, which no style of ours selects.
    noLayoutClosure: true,
  })
  const zero = await subsetFont(font, '0', {
    targetFormat: 'sfnt',
    variationAxes: { wght: coreWeights.max },
    noLayoutClosure: true,
  })
  return subsetFont(addPlainZero(core, zero), coreCharacters, { targetFormat: 'woff2' })
}
