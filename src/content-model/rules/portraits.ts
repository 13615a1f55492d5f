import type { Diagnostic } from '../diagnostic'
import { closest, listValues } from '../parse/spelling'
import { mostPortraitBytes, portraitFolder, type PortraitDrawing } from '../portrait-file'
import { diagnosticAt, type ContentRecords } from '../record'
import { drawingMistakes, inKilobytes } from './brand-files'
import { checkImageFile } from './image-file'

/** Finds portraits that are missing, unused or not fit to be shown. */
export function checkPortraits(records: ContentRecords): Diagnostic[] {
  const photos = records.images.filter(({ folder }) => folder === portraitFolder)
  const paths = [...photos, ...records.portraits].map(({ path }) => path).sort()
  const people = records.of('team')
  const named = new Set(people.map(({ data }) => data.image))
  const missing = people.flatMap((record) => {
    const { image } = record.data
    if (image === undefined || paths.includes(image)) return []
    return diagnosticAt(record, ['image'], {
      field: 'image',
      kind: 'portrait-missing',
      found: `"${image}", and there is no such file in the content folder`,
      allowed: listValues(image, paths) || 'the path of a file beside that of the person',
      fix: paths.length > 0 ? closest(image, paths) : 'Add the file, or remove the line.',
    })
  })
  // Whom a portrait is of cannot be known where a person has mistakes.
  const isKnown = people.length === records.ids('team').length && missing.length === 0
  return [
    ...missing,
    ...paths.filter((path) => isKnown && !named.has(path)).map(unused),
    ...photos.flatMap(checkImageFile),
    ...records.portraits.flatMap(portraitMistakes),
  ]
}

function unused(file: string): Diagnostic {
  return {
    ...{ file, line: 1, column: 1, field: '' },
    kind: 'portrait-unused',
    found: 'a portrait that no file of the team names',
    allowed: 'portraits that a file beside them names',
    fix: `Write "image: ${file}" into the file of the person, or remove the portrait.`,
  }
}

function portraitMistakes(portrait: PortraitDrawing): Diagnostic[] {
  const { path, bytes } = portrait
  if (bytes.length <= mostPortraitBytes) return drawingMistakes(portrait)
  return [
    {
      ...{ file: path, line: 1, column: 1, field: '' },
      kind: 'portrait-too-large',
      found: `a drawing of ${inKilobytes(bytes.length)} kB`,
      allowed: `at most ${inKilobytes(mostPortraitBytes)} kB`,
      fix: 'Simplify the drawing, or save it as a PNG picture.',
    },
  ]
}
