import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { colorNames } from '../../palette/color-names'
import { escapeHtml } from '../text'

/** An SVG drawing of the brand, without what draws nothing. */
export interface Drawing {
  /** Left edge, top edge, width and height of the drawing. */
  viewBox: string
  /** Its elements. */
  markup: string
}

/** A part of a drawing that cannot be shown. */
interface DrawingFault {
  line: number
  column: number
  kind: 'drawing-damaged' | 'drawing-part-refused' | 'drawing-without-frame'
  found: string
}

/** Elements that may be drawn. They run nothing and load nothing. */
export const drawingElements = [
  ...['svg', 'g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'use'],
]

/** Elements that draw nothing. They are left out, with everything in them. */
const silent = ['title', 'desc', 'metadata']
const isSilent = (name: string): boolean => silent.includes(name) || name.includes(':')

/** Values that name something outside the file. A backslash could hide the letters of `url`. */
const loadsSomething = /url\((?!\s*['"]?#)|script:|@import|\\/i

/** Class of what is hidden while the business is closed. */
export const whileOpen = 'while-open'

/** How many times wider than high a drawing may be, or higher than wide. */
export const widestDrawing = 1.5

/**
 * Parses an SVG file strictly. It becomes part of pages, so only shapes are allowed: no scripts, no styles, and
 * no addresses.
 */
export function readDrawing(text: string): { drawing: Drawing; faults: DrawingFault[] } {
  const parser = new SaxesParser()
  const faults: DrawingFault[] = []
  const parts: string[] = []
  let viewBox = ''
  let depth = 0
  let grouped = false
  /** Depth of the silent element around what is read now. */
  let silence = Infinity

  const fault = (kind: DrawingFault['kind'], found: string): void => {
    // saxes counts columns from 0 and is behind what it has read.
    faults.push({ line: parser.line, column: Math.max(1, parser.column), kind, found })
  }
  parser.on('error', ({ message }) =>
    fault('drawing-damaged', message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')),
  )
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) fault('drawing-part-refused', 'declarations in a <!DOCTYPE>')
  })
  parser.on('opentag', (tag) => {
    depth++
    if (depth === 1) {
      viewBox = (tag.attributes.viewBox ?? '').trim().replace(/[\s,]+/g, ' ')
      for (const found of frameFaults(tag, viewBox)) fault('drawing-without-frame', found)
    }
    if (isSilent(tag.name)) silence = Math.min(silence, depth)
    if (depth >= silence) return
    for (const found of partFaults(tag)) fault('drawing-part-refused', found)
    const attributes = attributesOf(tag, depth === 1)
    // What the root says of colors holds for all that is in it.
    if (depth > 1) parts.push(`<${tag.name}${attributes}>`)
    else if (attributes) parts.push(`<g${attributes}>`)
    grouped ||= depth === 1 && attributes !== ''
  })
  parser.on('closetag', ({ name }) => {
    if (depth < silence && depth > 1) parts.push(`</${name}>`)
    if (depth === silence) silence = Infinity
    depth--
  })
  parser.write(text).close()
  if (grouped) parts.push('</g>')
  const markup = parts.join('').replace(/><\/(?!g>|defs>)\w+>/g, '/>')
  return { drawing: { viewBox, markup }, faults }
}

function frameFaults({ name }: SaxesTagPlain, viewBox: string): string[] {
  if (name !== 'svg') return [`a file that begins with <${name}> and not with <svg>`]
  const [, , width = 0, height = 0, ...more] = viewBox.split(' ').map(Number)
  if (!(width > 0 && height > 0) || more.length > 0) return ['no viewBox="0 0 width height"']
  const ratio = Math.max(width / height, height / width)
  return ratio > widestDrawing ? [`a drawing of ${width} x ${height}`] : []
}

function partFaults({ name, attributes }: SaxesTagPlain): string[] {
  if (!drawingElements.includes(name)) return [`an element <${name}>`]
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (/^on/i.test(attribute)) return [`an attribute ${attribute}, which runs a script`]
    const isLink = /^(xlink:)?href$/.test(attribute)
    if ((isLink && !value.startsWith('#')) || loadsSomething.test(value)) {
      return [`${attribute}="${value.slice(0, 60)}", which loads something`]
    }
    return Array.from(value.matchAll(/var\(\s*--([\w-]+)/g), ([, color = '']) => color)
      .filter((color) => !colorNames.some((known) => known === color))
      .map((color) => `var(--${color}), and there is no such color`)
  })
}

/** The attributes of an element that draw something, as they are written in HTML and in XML. */
function attributesOf({ attributes }: SaxesTagPlain, isRoot: boolean): string {
  return Object.entries(attributes)
    .map(([name, value]): [string, string] => [name === 'xlink:href' ? 'href' : name, value])
    .filter(([name, value]) => {
      if (name === 'class') return value === whileOpen
      if (name.includes(':') || /^(?:xmlns|role|version|data-.*|aria-.*)$/.test(name)) return false
      // The frame of the file is not that of the drawing in a page.
      return !isRoot || !/^(?:viewBox|width|height|x|y|preserveAspectRatio)$/.test(name)
    })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
}
