import latin from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
import { coreRange, coreWeights } from './font-core'
import core from '../../static/fonts/atkinson-hyperlegible-next-core.woff2'

/** Typeface of an organization: its name, and the address of its file. */
export interface Typeface {
  family: string
  file: string
}

/** Font of the pages: files and CSS. */
export interface Font {
  /** Address of the file that every page needs. */
  file: string
  /** CSS of the font faces. */
  faces: string
  /** Value of the CSS property font-family. */
  family: string
}

const face = (family: string, file: string, range = ''): string => `@font-face {
    font-family: '${family}';
    src: url(${file}) format('woff2');
    font-weight: ${coreWeights.min} ${coreWeights.max};
    font-display: swap;
    ${range}
  }`

const family = 'Atkinson Hyperlegible Next'

/**
 * The project's own typeface: all Latin characters first, then the core, which takes precedence for
 * its characters. Browsers load the first only for a name such as Núñez. `npx tsx tools/font.ts` makes the
 * core file from the Latin one.
 */
const atkinson: Font = {
  file: core,
  faces: `${face(family, latin)}
  ${face(family, core, `unicode-range: ${coreRange};`)}`,
  family: `'${family}', 'Atkinson Fallback', Arial, sans-serif`,
}

/** Returns the font of an organization that has a typeface of its own; else that of the project. */
export function fontOf(typeface: Typeface | null): Font {
  if (!typeface) return atkinson
  return {
    file: typeface.file,
    faces: face(typeface.family, typeface.file),
    family: `'${typeface.family}', Arial, sans-serif`,
  }
}
