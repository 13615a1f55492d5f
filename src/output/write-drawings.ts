import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Brand } from '../content-model/brand'
import { iconDrawing } from './brand-drawings'
import { removeOtherFiles } from './remove-other-files'
import { recolorDrawing } from '../palette/recolor-drawing'
import { guidePdf, readGuideFiles } from '../site/guide-files'
import { contentLanguages } from '../build/content-languages'
import { drawPortraits } from './draw-portraits'
import { readBrand } from '../build/read-brand'

const scenes = join('src', 'scenes')

/** Returns the file of a drawing in the colors of the brand. */
export function readScene(name: string, { base }: Brand): string {
  return recolorDrawing(readFileSync(join(scenes, `${name}.svg`), 'utf8'), base)
}

/** Returns the PDF files of the guides of a language, with the paths that pages link to. */
function printedGuides(contentDir: string, language: string): [path: string, file: Uint8Array][] {
  const folder = join(contentDir, language)
  return Object.keys(readGuideFiles(folder))
    .map((id) => ({ id, file: guidePdf(folder, id) }))
    .filter(({ file }) => existsSync(file))
    .map(({ id, file }) => [join(language, 'guides', `${id}.pdf`), readFileSync(file)])
}

/** Folders of such files. A page may have the address of one: `/guides`. */
const folders = ['guides', 'scenes', 'portraits', 'brand']

/** Returns the folders of guides in further languages, also of those that this build no longer has. */
function translatedGuides(): string[] {
  return existsSync('public')
    ? contentLanguages('public').map((language) => join(language, 'guides'))
    : []
}

/**
 * Writes the files that pages load: guides, scenes and icon in the colors of the brand, portraits,
 * typeface. Removes those of earlier builds.
 */
export async function writeDrawings(contentDir: string): Promise<void> {
  const brand = readBrand(contentDir)
  const files: [path: string, content: string | Uint8Array][] = readdirSync(scenes).map((file) => [
    join('scenes', file),
    readScene(file.replace(/\.svg$/, ''), brand),
  ])
  const languages = ['', ...contentLanguages(contentDir)]
  files.push(...languages.flatMap((language) => printedGuides(contentDir, language)))
  files.push(...(await drawPortraits(contentDir)))
  files.push(['icon.svg', iconDrawing(brand).svg])
  if (brand.typeface) files.push([brand.typeface.file, brand.typeface.bytes])
  const written = files.map(([path]) => join('public', path))
  await Promise.all(
    [...folders, ...translatedGuides()].map((folder) =>
      removeOtherFiles(join('public', folder), written),
    ),
  )
  await Promise.all(
    files.map(async ([path, content]) => {
      const file = join('public', path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }),
  )
}
