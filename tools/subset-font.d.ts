declare module 'subset-font' {
  /** Subsets a font to the characters of a text, and its weights to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      noLayoutClosure?: boolean
      variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    },
  ): Promise<Buffer>
}
