import { schemeNames, type Color, type Scheme, type SchemeName } from '../../palette/color-names'
import { borderPairs, leastContrast, textPairs, type ColorPair } from '../../palette/color-pairs'
import { contrast, nearestWithContrast } from '../../palette/contrast'
import { schemesOf } from '../brand'
import type { Diagnostic } from '../diagnostic'
import { fieldName } from '../parse/value-path'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'

type BrandRecord = ContentRecord<'brand'>

/** Finds colors of brand.yaml that have too little contrast with what stands on or behind them. */
export function checkBrandColors(records: ContentRecords): Diagnostic[] {
  return records.of('brand').flatMap((record) => {
    const schemes = schemesOf(record.data)
    const found = [
      ...baseMistakes(record, schemes.light),
      ...schemeNames.flatMap((name) => schemeMistakes(record, name, schemes[name])),
    ]
    // The first mistake of a field is enough: its cure may be that of the others.
    return found.filter(
      ({ field }, index) => found.findIndex((one) => one.field === field) === index,
    )
  })
}

/** The main color is that of links, and dark text stands on the accent color. */
function baseMistakes(record: BrandRecord, { paper, ink }: Scheme): Diagnostic[] {
  const least = leastContrast.light.text
  const { mainColor, accentColor } = record.data
  return [
    ...tooLow(
      record,
      ['mainColor'],
      mainColor,
      `the background of pages, ${paper}`,
      [paper],
      least,
    ),
    ...tooLow(record, ['accentColor'], accentColor, `text, ${ink}`, [ink], least),
  ]
}

/** Derived colors follow those set by hand, so a pair without contrast has a color set by hand. */
function schemeMistakes(record: BrandRecord, name: SchemeName, scheme: Scheme): Diagnostic[] {
  const own = record.data.schemes?.[name] ?? {}
  const { text, border } = leastContrast[name]
  const check = (pairs: readonly ColorPair[], least: number): Diagnostic[] =>
    pairs.flatMap(([color, background]) => {
      const [wrong, other] = own[color] === undefined ? [background, color] : [color, background]
      if (own[wrong] === undefined) return []
      return tooLow(
        record,
        ['schemes', name, wrong],
        scheme[wrong],
        `${other}, ${scheme[other]}`,
        partners(wrong, scheme, pairs, own),
        least,
        scheme[other],
      ).map((mistake) =>
        reachesDerived(record, name, wrong, other, least)
          ? {
              ...mistake,
              fix: `${removeLine} Or ${mistake.fix.charAt(0).toLowerCase()}${mistake.fix.slice(1)}`,
            }
          : mistake,
      )
    })
  return [...check(textPairs, text), ...check(borderPairs, border)]
}

const removeLine = 'Remove this line, and the color is derived from the main and the accent color.'

/** Whether a color would have enough contrast with another one, were it not set by hand. */
function reachesDerived(
  { data }: BrandRecord,
  name: SchemeName,
  color: Color,
  other: Color,
  least: number,
): boolean {
  const left = { ...data.schemes?.[name] }
  delete left[color]
  const derived = schemesOf({ ...data, schemes: { ...data.schemes, [name]: left } })[name]
  return contrast(derived[color], derived[other]) >= least
}

/** All colors that a color must have contrast with; derived texts follow it and do not count. */
function partners(
  name: Color,
  scheme: Scheme,
  pairs: readonly ColorPair[],
  own: Readonly<Partial<Scheme>>,
): string[] {
  return pairs.flatMap(([color, background]) => {
    if (color === name) return [scheme[background]]
    return background === name && own[color] !== undefined ? [scheme[color]] : []
  })
}

function tooLow(
  record: BrandRecord,
  path: readonly string[],
  value: string,
  other: string,
  others: readonly string[],
  least: number,
  pair = others[0] ?? value,
): Diagnostic[] {
  const reached = contrast(value, pair)
  if (reached >= least) return []
  const better = nearestWithContrast(value, others, least)
  return [
    diagnosticAt(record, path, {
      field: fieldName(path),
      kind: 'contrast-too-low',
      // Rounded down, so that 6.996 is not said to be 7.
      found: `"${value}", whose contrast with ${other}, is ${Math.floor(reached * 100) / 100}`,
      allowed: `a contrast of at least ${least}`,
      fix: better
        ? `Write "${better}", the nearest color of the same hue that has it.`
        : `Change ${other.split(',')[0]} too: no color of this hue has it.`,
    }),
  ]
}
