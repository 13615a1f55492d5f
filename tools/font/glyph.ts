import { glyphs, words16, type Tables } from './sfnt'

/** A point of a contour. */
export interface Point {
  x: number
  y: number
  onCurve: boolean
}

/** The contours of a glyph that is not made of others. */
export function readGlyph(tables: Tables, glyph: number): Point[][] {
  const glyf = glyphs(tables)[glyph] ?? Buffer.alloc(0)
  const contours = glyf.readInt16BE(0)
  const ends = Array.from({ length: contours }, (_, index) => glyf.readUInt16BE(10 + 2 * index))
  let at = 10 + 2 * contours
  at += 2 + glyf.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length <= (ends[ends.length - 1] ?? -1)) {
    const flag = glyf.readUInt8(at++)
    const repeats = flag & 8 ? glyf.readUInt8(at++) : 0
    for (let time = 0; time <= repeats; time += 1) flags.push(flag)
  }
  const places = (short: number, same: number): number[] => {
    let place = 0
    return flags.map((flag) => {
      if (flag & short) place += glyf.readUInt8(at++) * (flag & same ? 1 : -1)
      else if (!(flag & same)) {
        place += glyf.readInt16BE(at)
        at += 2
      }
      return place
    })
  }
  const xs = places(2, 16)
  const ys = places(4, 32)
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    onCurve: (flag & 1) === 1,
  }))
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

type Box = Record<'x' | 'y', [least: number, most: number]>

/** How far points reach. */
export function boxOf(points: readonly Point[]): Box {
  const range = (places: number[]): [number, number] => [Math.min(...places), Math.max(...places)]
  return { x: range(points.map(({ x }) => x)), y: range(points.map(({ y }) => y)) }
}

/** A glyph of its contours, as the table `glyf` has it. */
export function writeGlyph(contours: readonly Point[][]): Buffer {
  const points = contours.flat()
  const { x, y } = boxOf(points)
  const steps = (axis: 'x' | 'y'): number[] =>
    points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0))
  let end = -1
  const ends = contours.map(({ length }) => (end += length))
  const bytes = Buffer.concat([
    words16(contours.length, x[0], y[0], x[1], y[1], ...ends, 0),
    Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0))),
    words16(...steps('x'), ...steps('y')),
  ])
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
}
