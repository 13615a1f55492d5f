import { schemeNames, type Color, type Scheme, type SchemeName } from '../../palette/color-names'
import {
  borderPairs,
  leastContrast,
  textPairs,
  type ColorPair,
  contrast,
  nearestWithContrast,
} from '../../palette/contrast'
import { schemesOf } from '../brand'
import { diagnosticOfFile, type Diagnostic, type DiagnosticText } from '../diagnostic'
import { fieldName, valueAt } from '../parse/parse-yaml'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import { mostDrawingBytes, mostTypefaceBytes, type BrandFile } from '../media-files'
import {
  drawingElements,
  readDrawing,
  widestDrawing,
  type DrawingFault,
} from '../parse/read-drawing'
import { closest, listValues } from '../parse/suggestions'
import type { BrandContent } from '../schemas/brand'

type BrandRecord = ContentRecord<'brand'>
type BrandData = BrandRecord['data']

/** A color of brand.yaml that has too little contrast with another one. */
interface LowContrast {
  path: readonly string[]
  value: string
  other: { path: readonly string[]; name: string; value: string }
  least: number
}

/** Finds colors of brand.yaml that have too little contrast with what stands on or behind them. */
export function checkBrandColors(records: ContentRecords): Diagnostic[] {
  return records.of('brand').flatMap((record) => {
    const found = lowContrasts(record.data)
    // The first mistake of a field is enough: its cure is that of the others.
    return found
      .filter((one) => found.find(({ path }) => isSame(path, one.path)) === one)
      .map((one) => explain(record, one, found))
  })
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  fieldName(one) === fieldName(other)

function lowContrasts(data: BrandData): LowContrast[] {
  const schemes = schemesOf(data)
  return [
    ...lowBaseColors(data, schemes.light),
    ...schemeNames.flatMap((name) => lowSchemeColors(data, name, schemes[name])),
  ].filter(({ value, other, least }) => contrast(value, other.value) < least)
}

/** The main color is that of links, and dark text stands on the accent color. */
function lowBaseColors({ mainColor, accentColor }: BrandData, { paper, ink }: Scheme) {
  const least = leastContrast.light.text
  const background = { path: [], name: 'the background of pages', value: paper }
  const text = { path: [], name: 'text', value: ink }
  return [
    { path: ['mainColor'], value: mainColor, other: background, least },
    { path: ['accentColor'], value: accentColor, other: text, least },
  ]
}

/** Derived colors follow those set by hand, so a pair without contrast has a color set by hand. */
function lowSchemeColors(data: BrandData, name: SchemeName, scheme: Scheme): LowContrast[] {
  const own = data.schemes?.[name] ?? {}
  const { text, border } = leastContrast[name]
  const check = (pairs: readonly ColorPair[], least: number): LowContrast[] =>
    pairs.flatMap(([color, background]) => {
      const [wrong, other] = own[color] === undefined ? [background, color] : [color, background]
      if (own[wrong] === undefined) return []
      const pathOf = (one: Color): string[] => ['schemes', name, one]
      return [
        {
          path: pathOf(wrong),
          value: scheme[wrong],
          other: { path: pathOf(other), name: other, value: scheme[other] },
          least,
        },
      ]
    })
  return [...check(textPairs, text), ...check(borderPairs, border)]
}

/** Says what is wrong with a color. What is proposed is right, and makes no other color wrong. */
function explain(
  record: BrandRecord,
  { path, value, other, least }: LowContrast,
  all: readonly LowContrast[],
): Diagnostic {
  const isRight = (color?: string): boolean =>
    lowContrasts(withColor(record.data, path, color)).every(
      (left) =>
        !isSame(left.path, path) &&
        !isSame(left.other.path, path) &&
        all.some((one) => isSame(one.path, left.path)),
    )
  const better = nearestWithContrast(value, [other.value], least, isRight)
  const fixes = [
    ...(path[0] === 'schemes' && isRight() ? [removeLine] : []),
    ...(better ? [`Write "${better}", the nearest color of the same hue that has it.`] : []),
  ]
  return diagnosticAt(record, path, {
    kind: 'contrast-too-low',
    // Rounded down, so that 6.996 is not said to be 7.
    found: `"${value}", whose contrast with ${other.name}, ${other.value}, is ${Math.floor(contrast(value, other.value) * 100) / 100}`,
    allowed: `a contrast of at least ${least}`,
    fix:
      fixes.length > 0
        ? fixes.join(' Or ').replace(' Or Write', ' Or write')
        : `Change ${other.name} too: no color of this hue has it.`,
  })
}

const removeLine = 'Remove this line, and the color is derived from the main and the accent color.'

/** Returns the content of brand.yaml with another color in a field, or without that field. */
function withColor(data: BrandData, path: readonly string[], color?: string): BrandData {
  const changed = structuredClone(data)
  const group = valueAt(changed, path.slice(0, -1)) as Record<string, string>
  const name = path.at(-1) ?? ''
  if (color === undefined) delete group[name]
  else group[name] = color
  return changed
}

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
    kind: 'brand-file-missing',
    found: `"${file}", and there is no file ${file}`,
    allowed: listValues(file, paths) || 'the path of a file in the folder brand',
    fix: paths.length > 0 ? closest(file, paths) : `Put the file at ${file}.`,
  })
}

function unused(file: BrandFile): Diagnostic {
  return diagnosticOfFile(file.path, {
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
      diagnosticOfFile(file.path, {
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
    diagnosticOfFile(file.path, { kind, found, ...cures[kind] }, line, column),
  )
}

function typefaceMistakes(file: BrandFile): Diagnostic[] {
  if (new TextDecoder().decode(file.bytes.subarray(0, 4)) === 'wOF2') return []
  return [
    diagnosticOfFile(file.path, {
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
