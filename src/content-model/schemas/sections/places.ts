import * as z from 'zod'
import { properName, refuseValue, sitePath, text, illustration } from '../fields'

const area = z.strictObject({
  name: properName().describe('Name of the area.'),
  to: sitePath().optional().describe('The page of that area, where there is one.'),
})

/** The places we serve, as a list. */
export const areas = z.strictObject({
  kind: z.literal('areas').describe('Places we serve'),
  title: text().describe('The h2 above the list.'),
  text: text().optional().describe('One or two sentences below the title.'),
  areas: z.array(area).min(1).describe('One entry a place.'),
  note: text().optional().describe('What to do when a place is not in the list.'),
})
export type Areas = z.infer<typeof areas>

/** Sizes in percent of the drawing: the width of a name, half a window, the height of a row of names. */
const nameWidth = 26
const windowReach = 3.5
const rowHeight = 9

const percent = () =>
  z
    .string()
    .regex(/^(100|\d{1,2}(\.\d)?)$/, { error: 'a number from 0 to 100, such as 42 or 42.5' })
    .transform(Number)

const place = z.strictObject({
  name: properName().describe('Name of the place.'),
  to: sitePath().describe('The page of that place.'),
  x: percent().describe('How far from the left of the drawing its window is, in percent.'),
  y: percent().describe('How far from the top of the drawing its window is, in percent.'),
  side: z
    .enum(['left', 'right'])
    .optional()
    .describe('The side of the window with the name; right if left out.'),
})
type MapPlace = z.infer<typeof place>

/** A drawn map with a lit window for each place; narrow screens list the places below it. */
export const map = z.strictObject({
  kind: z.literal('map').describe('Map'),
  title: text().describe('The h2 of the map.'),
  text: text().optional().describe('One or two sentences below the title.'),
  illustration: illustration(),
  places: z
    .array(place)
    .min(2)
    .describe('One entry a place, from north to south: keyboards reach them in this order.')
    .superRefine(keepNamesApart),
  note: text().optional().describe('What to do when a place is not on the map.'),
})
export type Map = z.infer<typeof map>

/** Finds names that would reach over the edge of the drawing, or lie on each other. */
function keepNamesApart(places: readonly MapPlace[], context: z.RefinementCtx): void {
  places.forEach((one, index) => {
    const [from, to] = reachOf(one)
    if (from < 0 || to > 100) {
      const allowed = `a place with ${nameWidth} percent of the drawing beside it, for its name`
      refuseValue(context, [index, 'x'], allowed)
    }
    const near = places.slice(0, index).find((other) => touch(one, other))
    if (near) {
      const allowed = `a place at least ${rowHeight} percent above or below "${near.name}", or its name on the other side`
      refuseValue(context, [index, 'y'], allowed)
    }
  })
}

/** From where to where a window and its name reach. */
function reachOf({ x, side }: MapPlace): [from: number, to: number] {
  return side === 'left' ? [x - nameWidth, x + windowReach] : [x - windowReach, x + nameWidth]
}

function touch(one: MapPlace, other: MapPlace): boolean {
  const [from, to] = reachOf(one)
  const [otherFrom, otherTo] = reachOf(other)
  return Math.abs(one.y - other.y) < rowHeight && from < otherTo && otherFrom < to
}

const row = z.strictObject({
  days: text().describe('Days, such as Monday-Friday.'),
  time: text().describe('Opening hours, such as 8 AM-8 PM.'),
})

/**
 * Opening hours of a place that differ from those of the whole business. The bar above the page and
 * its footer then tell these. At most one a page.
 */
export const hours = z.strictObject({
  kind: z.literal('hours').describe('Opening hours of a place'),
  title: text().describe('The h2 above the hours.'),
  text: text().optional().describe('A sentence below the title.'),
  rows: z.array(row).min(1).describe('One row for each group of days.'),
  points: z.array(text()).optional().describe('Extra lines, such as Same-day scheduling.'),
})
export type Hours = z.infer<typeof hours>
