import latin from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
import { coreRange, coreWeights } from './font-core'
import core from './fonts/atkinson-hyperlegible-next-core.woff2'

/**
 * URL of the core font file, which every page needs. `npm run font` makes it from the Latin file
 * below.
 */
export const fontFile: string = core

const face = (file: string, range = ''): string => `@font-face {
    font-family: 'Atkinson Hyperlegible Next';
    src: url(${file}) format('woff2');
    font-weight: ${coreWeights.min} ${coreWeights.max};
    font-display: swap;
    ${range}
  }`

/**
 * Font faces of Atkinson Hyperlegible Next: all Latin characters first, then the core, which takes
 * precedence for its characters. Browsers load the first only for a name such as Núñez.
 */
export const fontFaces = `${face(latin)}
  ${face(core, `unicode-range: ${coreRange};`)}`

export const fontFamily = "'Atkinson Hyperlegible Next', 'Atkinson Fallback', Arial, sans-serif"
