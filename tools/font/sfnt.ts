/** Tables of an uncompressed font, by tag. */
export type Tables = Map<string, Buffer>

/** Splits a font into its tables. */
export function readTables(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  return new Map(
    entries.map((at): [string, Buffer] => {
      const offset = font.readUInt32BE(at + 8)
      const table = font.subarray(offset, offset + font.readUInt32BE(at + 12))
      return [font.toString('latin1', at, at + 4), Buffer.from(table)]
    }),
  )
}

/** Builds a font from its tables. */
export function writeTables(tables: Tables): Buffer {
  const names = [...tables.keys()].sort()
  const head = Buffer.alloc(12 + 16 * names.length)
  const power = Math.floor(Math.log2(names.length))
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(names.length, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (names.length - 2 ** power), 10)
  const parts = [head]
  let offset = head.length
  names.forEach((name, index) => {
    const table = tables.get(name) ?? Buffer.alloc(0)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    const at = 12 + 16 * index
    head.write(name, at, 'latin1')
    head.writeUInt32BE(checksum(padded), at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat(parts)
}

function checksum(padded: Buffer): number {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

/** Encodes 16-bit numbers, big-endian. */
export function int16s(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length)
  numbers.forEach((number, index) => bytes.writeUInt16BE(number & 0xffff, 2 * index))
  return bytes
}

/** Returns the outline of each glyph as bytes. */
export function glyphs(tables: Tables): Buffer[] {
  const [glyf, loca, head] = ['glyf', 'loca', 'head'].map((name) => tables.get(name))
  if (!glyf || !loca || !head) throw new Error('The font has no drawings.')
  const long = head.readInt16BE(50) === 1
  const size = long ? 4 : 2
  const offsets = Array.from({ length: loca.length / size }, (_, glyph) =>
    long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph),
  )
  return offsets.slice(1).map((end, glyph) => glyf.subarray(offsets[glyph], end))
}
