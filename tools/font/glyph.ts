import { glyphs, int16s, type Tables } from './sfnt'

/** Point of a contour. */
export interface Point {
  x: number
  y: number
  onCurve: boolean
}

/** Returns the contours of a simple glyph. */
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
  const coordinates = (short: number, same: number): number[] => {
    let coordinate = 0
    return flags.map((flag) => {
      if (flag & short) coordinate += glyf.readUInt8(at++) * (flag & same ? 1 : -1)
      else if (!(flag & same)) {
        coordinate += glyf.readInt16BE(at)
        at += 2
      }
      return coordinate
    })
  }
  const xs = coordinates(2, 16)
  const ys = coordinates(4, 32)
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    onCurve: (flag & 1) === 1,
  }))
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

type Box = Record<'x' | 'y', [min: number, max: number]>

/** Returns the bounding box of points. */
export function boxOf(points: readonly Point[]): Box {
  const range = (coordinates: number[]): [number, number] => [
    Math.min(...coordinates),
    Math.max(...coordinates),
  ]
  return { x: range(points.map(({ x }) => x)), y: range(points.map(({ y }) => y)) }
}

/** Encodes contours as a glyph of the table `glyf`. */
export function writeGlyph(contours: readonly Point[][]): Buffer {
  const points = contours.flat()
  const { x, y } = boxOf(points)
  const steps = (axis: 'x' | 'y'): number[] =>
    points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0))
  let end = -1
  const ends = contours.map(({ length }) => (end += length))
  const bytes = Buffer.concat([
    int16s(contours.length, x[0], y[0], x[1], y[1], ...ends, 0),
    Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0))),
    int16s(...steps('x'), ...steps('y')),
  ])
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
}
