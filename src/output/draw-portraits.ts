import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cachedResults } from '../cache/build-cache'
import {
  isImageFile,
  isPortraitDrawing,
  portraitFolder,
  portraitPath,
} from '../content-model/media-files'

/** Pixels of a photo, twice as many as on the widest screen. */
const size = 640

/**
 * Returns the portraits of the team, with the paths that pages load them from. Photos are square, as
 * large as pages show them, and say no longer where they were taken.
 */
export async function drawPortraits(
  contentDir: string,
): Promise<[path: string, content: Uint8Array][]> {
  const folder = join(contentDir, portraitFolder)
  const portraits = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => `${portraitFolder}/${name}`)
    .filter((path) => isPortraitDrawing(path) || isImageFile(path))
    .map((path) => ({ path, bytes: readFileSync(join(contentDir, path)) }))
  const contents = await cachedResults(
    'portraits',
    portraits.map(({ path, bytes }) => ({
      parts: [path, bytes],
      make: () => (isPortraitDrawing(path) ? Promise.resolve(bytes) : drawPhoto(bytes)),
    })),
  )
  return portraits.map(({ path }, index) => [portraitPath(path), contents[index]!])
}

function drawPhoto(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).autoOrient().resize(size, size).jpeg({ quality: 80 }).toBuffer()
}
