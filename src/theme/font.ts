import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

/** Address of the one font file: Atkinson Hyperlegible Next, Latin, all weights. */
export const fontFile: string = atkinson

export const fontFamily = "'Atkinson Hyperlegible Next', 'Atkinson Fallback', Arial, sans-serif"
