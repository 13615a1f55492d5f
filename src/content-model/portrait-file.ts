/** A drawing of a person of the team: an SVG file beside those of the people. */
export interface PortraitDrawing {
  /** Path below the content folder. */
  path: string
  bytes: Uint8Array
}

/** The folder that portraits lie in, below the content folder. */
export const portraitFolder = 'team'

/** Size of the largest drawing in bytes. A page of the team loads one for each person. */
export const mostPortraitBytes = 20_000

/** Returns whether a file below the content folder is a drawn portrait, by its path. */
export function isPortraitDrawing(path: string): boolean {
  return path.startsWith(`${portraitFolder}/`) && path.endsWith('.svg')
}

/** Returns the path of the site at which a portrait is served. Photos of all kinds become JPEG. */
export function portraitPath(image: string): string {
  const name = image.slice(portraitFolder.length + 1)
  return `/portraits/${name.replace(/\.(png|jpe?g)$/, '.jpg')}`
}
