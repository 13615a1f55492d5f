import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { addPlainZero } from './plain-zero'
import { coreCharacters, coreWeights } from '../../src/theme/font-core'

/** The file that holds the core of the font, kept with the source and imported by the theme. */
export const coreFile = 'src/theme/fonts/atkinson-hyperlegible-next-core.woff2'

const fontPackage = '@fontsource-variable/atkinson-hyperlegible-next'
const whole = join(
  dirname(require.resolve(`${fontPackage}/package.json`)),
  'files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
)

/**
 * Makes the core of the font: its most used characters, in the weights our styles use, and a plain
 * zero for large figures.
 */
export async function makeCoreFont(): Promise<Buffer> {
  const font = readFileSync(whole)
  const core = await subsetFont(font, coreCharacters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: coreWeights },
    // Letters that only a style could ask for in place of the usual ones; ours asks for none.
    noLayoutClosure: true,
  })
  const zero = await subsetFont(font, '0', {
    targetFormat: 'sfnt',
    variationAxes: { wght: coreWeights.max },
    noLayoutClosure: true,
  })
  return subsetFont(addPlainZero(core, zero), coreCharacters, { targetFormat: 'woff2' })
}
