import latin from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
import { coreRange, coreWeights } from './font-core'
import core from './fonts/atkinson-hyperlegible-next-core.woff2'

/** Address of the font file that every page needs: made by `npm run font` out of the one below. */
export const fontFile: string = core

const face = (file: string, range = ''): string => `@font-face {
    font-family: 'Atkinson Hyperlegible Next';
    src: url(${file}) format('woff2');
    font-weight: ${coreWeights.min} ${coreWeights.max};
    font-display: swap;
    ${range}
  }`

/**
 * Atkinson Hyperlegible Next. All Latin letters first, then the core, which goes before it where it
 * has the character: browsers load the first only for a name such as Núñez.
 */
export const fontFaces = `${face(latin)}
  ${face(core, `unicode-range: ${coreRange};`)}`

export const fontFamily = "'Atkinson Hyperlegible Next', 'Atkinson Fallback', Arial, sans-serif"
