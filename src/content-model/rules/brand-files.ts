import { mostDrawingBytes, mostTypefaceBytes, type BrandFile } from '../brand-file'
import type { Diagnostic } from '../diagnostic'
import {
  drawingElements,
  readDrawing,
  widestDrawing,
  type DrawingFault,
} from '../parse/read-drawing'
import { closest, listValues } from '../parse/spelling'
import { fieldName } from '../parse/value-path'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import type { BrandContent } from '../schemas/brand'

/** Finds files of the brand that are missing, unused or not fit to stand in a page. */
export function checkBrandFiles(records: ContentRecords): Diagnostic[] {
  const [record] = records.of('brand')
  // Where brand.yaml has mistakes, those come first.
  if (!record) return []
  const { brandFiles } = records
  const named = fieldsOf(record.data)
  const isNamed = ({ path }: BrandFile): boolean => named.some(({ file }) => file === path)
  const paths = brandFiles.map(({ path }) => path)
  return [
    ...named
      .filter(({ file }) => !paths.includes(file))
      .map(({ field, file }) => missing(record, field, file, paths)),
    ...brandFiles.flatMap((file) => (isNamed(file) ? fileMistakes(file) : [unused(file)])),
  ]
}

function fieldsOf({ logo, icon, typeface }: BrandContent): { field: string[]; file: string }[] {
  return [
    { field: ['logo'], file: logo },
    ...(icon === undefined ? [] : [{ field: ['icon'], file: icon }]),
    ...(typeface ? [{ field: ['typeface', 'file'], file: typeface.file }] : []),
  ]
}

function missing(
  record: ContentRecord<'brand'>,
  path: readonly string[],
  file: string,
  paths: readonly string[],
): Diagnostic {
  return diagnosticAt(record, path, {
    field: fieldName(path),
    kind: 'brand-file-missing',
    found: `"${file}", and there is no file ${file}`,
    allowed: listValues(file, paths) || 'the path of a file in the folder brand',
    fix: paths.length > 0 ? closest(file, paths) : `Put the file at ${file}.`,
  })
}

type DiagnosticText = Pick<Diagnostic, 'kind' | 'found' | 'allowed' | 'fix'>

const atFile = ({ path }: BrandFile, text: DiagnosticText, line = 1, column = 1): Diagnostic => ({
  file: path,
  line,
  column,
  field: '',
  ...text,
})

function unused(file: BrandFile): Diagnostic {
  return atFile(file, {
    kind: 'brand-file-unused',
    found: 'a file that brand.yaml does not name',
    allowed: 'files that brand.yaml names as logo, icon or typeface',
    fix: 'Name it in brand.yaml, or remove the file.',
  })
}

function fileMistakes(file: BrandFile): Diagnostic[] {
  const isDrawing = file.path.endsWith('.svg')
  const most = isDrawing ? mostDrawingBytes : mostTypefaceBytes
  if (file.bytes.length > most) {
    return [
      atFile(file, {
        kind: 'brand-file-too-large',
        found: `a file of ${inKilobytes(file.bytes.length)} kB`,
        allowed: `at most ${inKilobytes(most)} kB`,
        fix: isDrawing
          ? 'Simplify the drawing: fewer points, and two digits after the point.'
          : 'Leave out characters that your language does not need.',
      }),
    ]
  }
  return isDrawing ? drawingMistakes(file) : typefaceMistakes(file)
}

const cures: Record<DrawingFault['kind'], Pick<DiagnosticText, 'allowed' | 'fix'>> = {
  'drawing-damaged': {
    allowed: 'an SVG file in which every element is closed',
    fix: 'Save the drawing again as SVG.',
  },
  'drawing-part-refused': {
    allowed: `shapes only: ${drawingElements.join(', ')}; colors as attributes such as fill="#12355B"`,
    fix: 'In your drawing program turn letters into paths, and save as "plain SVG" with presentation attributes.',
  },
  'drawing-without-frame': {
    allowed: `<svg viewBox="0 0 width height">, at most ${widestDrawing} times wider than high`,
    fix: 'Write such as viewBox="0 0 32 32" into <svg>, with the drawing in the middle.',
  },
}

/** Finds what a drawing must not hold. */
export function drawingMistakes(file: BrandFile): Diagnostic[] {
  const { faults } = readDrawing(new TextDecoder().decode(file.bytes))
  // What follows from the first part that is not closed helps nobody.
  const damage = faults.find(({ kind }) => kind === 'drawing-damaged')
  return (damage ? [damage] : faults).map(({ kind, found, line, column }) =>
    atFile(file, { kind, found, ...cures[kind] }, line, column),
  )
}

function typefaceMistakes(file: BrandFile): Diagnostic[] {
  if (new TextDecoder().decode(file.bytes.subarray(0, 4)) === 'wOF2') return []
  return [
    atFile(file, {
      kind: 'typeface-damaged',
      found: 'a file that is no WOFF2 typeface',
      allowed: 'a file in the format WOFF2',
      fix: 'Ask who made the typeface for its WOFF2 file, or convert it.',
    }),
  ]
}

/** Returns a size in kilobytes, as people write it. */
export function inKilobytes(bytes: number): string {
  return (bytes / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })
}
