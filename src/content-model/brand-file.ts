/** A file of the folder brand that brand.yaml names: a logo, an icon or a typeface. */
export interface BrandFile {
  /** Path below the content folder. */
  path: string
  bytes: Uint8Array
}

/** Size of the largest drawing in bytes. The logo stands in each page, twice. */
export const mostDrawingBytes = 8000

/** Size of the largest typeface in bytes. Every visitor loads it first. */
export const mostTypefaceBytes = 200_000

/** Returns whether a file below the content folder is a drawing or typeface of the brand, by its path. */
export function isBrandFile(path: string): boolean {
  return path.startsWith('brand/')
}
