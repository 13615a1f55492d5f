import { boxOf, readGlyph, writeGlyph, type Point } from './glyph'
import { glyphs, readTables, int16s, writeTables, type Tables } from './sfnt'

/**
 * Adds a zero without a slash to a font. It replaces the usual one where CSS enables the feature
 * `ss01`, and is always bold: only large figures use it.
 *
 * @param font variable, uncompressed, with all its glyphs and features
 * @param bold the same font in bold, subset to the zero: its last glyph
 */
export function addPlainZero(font: Buffer, bold: Buffer): Buffer {
  const tables = readTables(font)
  const boldTables = readTables(bold)
  const zero = glyphOf(tables, '0')
  const count = table(tables, 'maxp').readUInt16BE(4)
  const source = table(boldTables, 'maxp').readUInt16BE(4) - 1
  const contours = [...withoutStroke(readGlyph(boldTables, source))]
  const left = Math.min(...contours.flat().map(({ x }) => x))
  addGlyph(tables, writeGlyph(contours), metricsOf(boldTables)[source]?.[0] ?? 0, left)
  addUnvaried(tables)
  tables.set('GSUB', singleSubstitution('ss01', zero, count))
  return writeTables(tables)
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name)
  if (!found) throw new Error(`The font has no table ${name}.`)
  return found
}

/**
 * Returns the glyph of a letter, from the segments of `cmap` (format 4) that need no glyph list.
 */
function glyphOf(tables: Tables, letter: string): number {
  const cmap = table(tables, 'cmap')
  const code = letter.charCodeAt(0)
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const at = cmap.readUInt32BE(4 + 8 * record + 4)
    if (cmap.readUInt16BE(at) !== 4) continue
    const size = cmap.readUInt16BE(at + 6)
    for (let segment = 0; segment < size; segment += 2) {
      const end = cmap.readUInt16BE(at + 14 + segment)
      const start = cmap.readUInt16BE(at + 16 + size + segment)
      const delta = cmap.readUInt16BE(at + 16 + 2 * size + segment)
      const list = cmap.readUInt16BE(at + 16 + 3 * size + segment)
      if (start <= code && code <= end && list === 0) return (code + delta) & 0xffff
    }
  }
  throw new Error(`The font has no glyph for ${letter}.`)
}

/**
 * Yields the outer contour, and a copy of it scaled to the two counters beside the slash as the
 * inner one.
 */
function* withoutStroke([outer = [], ...halves]: Point[][]): Generator<Point[]> {
  if (halves.length !== 2) throw new Error('The zero of the font is not drawn as it was.')
  const from = boxOf(outer)
  const to = boxOf(halves.flat())
  const scale = (coordinate: number, axis: 'x' | 'y'): number => {
    const share = (coordinate - from[axis][0]) / (from[axis][1] - from[axis][0])
    return Math.round(to[axis][0] + share * (to[axis][1] - to[axis][0]))
  }
  yield outer
  yield outer
    .map(({ x, y, onCurve }) => ({ x: scale(x, 'x'), y: scale(y, 'y'), onCurve }))
    .reverse()
}

/** Returns advance width and left side bearing of each glyph. */
function metricsOf(tables: Tables): [number, number][] {
  const hmtx = table(tables, 'hmtx')
  const full = table(tables, 'hhea').readUInt16BE(34)
  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, glyph) =>
    glyph < full
      ? [hmtx.readUInt16BE(4 * glyph), hmtx.readInt16BE(4 * glyph + 2)]
      : [hmtx.readUInt16BE(4 * full - 4), hmtx.readInt16BE(2 * full + 2 * glyph)],
  )
}

function addGlyph(tables: Tables, glyph: Buffer, advance: number, left: number): void {
  const maxp = table(tables, 'maxp')
  const count = maxp.readUInt16BE(4)
  const drawings = [...glyphs(tables), glyph]
  const metrics = [...metricsOf(tables), [advance, left] as const]
  const loca = Buffer.alloc(4 * (count + 2))
  let offset = 0
  drawings.forEach((drawing, index) => {
    offset += drawing.length
    loca.writeUInt32BE(offset, 4 * index + 4)
  })
  table(tables, 'head').writeInt16BE(1, 50)
  maxp.writeUInt16BE(count + 1, 4)
  table(tables, 'hhea').writeUInt16BE(count + 1, 34)
  tables.set('loca', loca)
  tables.set('glyf', Buffer.concat(drawings))
  tables.set('hmtx', int16s(...metrics.flat()))
}

/** Adds an empty entry to the variation tables: the last glyph is the same in every weight. */
function addUnvaried(tables: Tables): void {
  const gvar = table(tables, 'gvar')
  const count = gvar.readUInt16BE(12)
  const size = gvar.readUInt16BE(14) & 1 ? 4 : 2
  const end = 20 + size * (count + 1)
  const header = Buffer.from(gvar.subarray(0, 20))
  header.writeUInt32BE(gvar.readUInt32BE(8) + size, 8)
  header.writeUInt16BE(count + 1, 12)
  header.writeUInt32BE(gvar.readUInt32BE(16) + size, 16)
  const offsets = gvar.subarray(20, end)
  tables.set('gvar', Buffer.concat([header, offsets, offsets.subarray(-size), gvar.subarray(end)]))
  // Widths are in gvar as well; this optional table would need an entry too.
  tables.delete('HVAR')
}

/**
 * Returns a GSUB table with one feature, for every script, that substitutes one glyph for another.
 */
function singleSubstitution(feature: string, glyph: number, by: number): Buffer {
  return Buffer.concat([
    int16s(1, 0, 10, 30, 44),
    // Scripts: the default one, with a default language that has the feature.
    Buffer.concat([int16s(1), Buffer.from('DFLT'), int16s(8, 4, 0, 0, 0xffff, 1, 0)]),
    Buffer.concat([int16s(1), Buffer.from(feature), int16s(8, 0, 1, 0)]),
    // Lookups: one of the first kind, by a difference, with its list of glyphs.
    int16s(1, 4, 1, 0, 1, 8, 1, 6, by - glyph, 1, 1, glyph),
  ])
}
