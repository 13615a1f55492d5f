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
import type { Diagnostic } from '../diagnostic'
import { fieldName, valueAt } from '../parse/parse-yaml'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'

type BrandRecord = ContentRecord<'brand'>
type BrandData = BrandRecord['data']

/** A color of brand.yaml that has too little contrast with another one. */
interface LowContrast {
  path: readonly string[]
  value: string
  other: { path: readonly string[]; name: string; value: string }
  least: number
}

/** Finds colors of brand.yaml with too little contrast to the text or background beside them. */
export function checkBrandColors(records: ContentRecords): Diagnostic[] {
  return records.of('brand').flatMap((record) => {
    const found = lowContrasts(record.data)
    // The fix of the first mistake of a field also fixes the others.
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

/** Links have the main color, and the accent color is behind dark text. */
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

/** Explains what is wrong with a color. The color that it suggests is right, and makes no other color wrong. */
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
    ...(better
      ? [`Write "${better}", the nearest color of the same hue with enough contrast.`]
      : []),
  ]
  return diagnosticAt(record, path, 'contrast-too-low', {
    color: value,
    other: `${other.name}, ${other.value},`,
    // Rounded down, so that 6.996 is not reported as 7.
    contrast: Math.floor(contrast(value, other.value) * 100) / 100,
    least,
    fix:
      fixes.length > 0
        ? fixes.join(' Or ').replace(' Or Write', ' Or write')
        : `Change ${other.name} too: no color of this hue has enough contrast.`,
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
