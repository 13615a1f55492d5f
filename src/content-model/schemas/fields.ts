import { z } from 'zod'
import { iconNames } from './icons'
import { sceneNames } from './scenes'

/**
 * The small parts that section and collection shapes are made of. All scalars reach them as the
 * text that was written (see `parse-yaml.ts`), so yes/no values and numbers are read here.
 */

/** Plain words on one or more lines, never empty. May hold facts such as `{phone}`. */
export const words = () => z.string().trim().min(1)

/** `true` or `false`. */
export const trueOrFalse = () => z.enum(['true', 'false']).transform((value) => value === 'true')

/** An id: the name of another file, without folder and ending. */
export const reference = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'lower-case letters, digits and single hyphens, such as device-setup',
  })

/** A link inside the site: starts with `/`, no trailing slash, may end in `?query` or `#anchor`. */
export const sitePath = () =>
  z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(\?[\w%&=+.,~:/-]*)?(#[a-z0-9-]+)?$/, {
    error: 'a path of this site, such as /pricing or /contact?about=device-setup',
  })

/**
 * An address on somebody else's site; https only. Its host is a plain name: no user in front of it, no
 * number, and no letters that only look like Latin ones. The rest is what can be seen when printed.
 */
export const webAddress = () =>
  z
    .string()
    .regex(
      /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(:\d{1,5})?([/?#][!#-;=?-[\]^-~]*)?$/i,
      {
        error: 'an address that starts with https://',
      },
    )

/** A day as year-month-day that really is in the calendar. */
export const day = () =>
  z.string().refine(isCalendarDay, { error: 'a real day written as 2026-02-28' })

function isCalendarDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export const icon = () =>
  z.enum(iconNames).describe('Name of an icon of src/content-model/schemas/icons.ts.')

export const scene = () =>
  z.enum(sceneNames).describe('Name of a drawing in static/scenes, without .svg.')

/** Where a button or link leads: a path of the site, or one of our own lines. */
export const target = () =>
  z.union([z.enum(['call', 'text', 'email', 'general-email']), sitePath()])

/** A button or link: its words and where it leads. */
export const action = z.strictObject({
  label: words().describe('The words on the button. A verb first: "Schedule a free consultation".'),
  to: target().describe(
    'A path of this site, or `call`, `text`, `email` or `general-email` for our own lines of site.yaml.',
  ),
})
export type Action = z.infer<typeof action>

/** Where a figure comes from. Never guessed: a figure without a known source has none. */
export const source = () =>
  words().describe('Who found the figure out, and when, where that is known: FTC, 2025.')

/** A figure with its meaning, such as `98%` and `satisfaction`. */
export const stat = z.strictObject({
  number: words().describe('The figure with its unit, as it is shown: 3,500+ or 98%.'),
  label: words().describe('What the figure counts, in a few words.'),
  source: source().optional(),
})
export type Stat = z.infer<typeof stat>

/** A title and text of a notice or message. */
export const message = z.strictObject({
  title: words().describe('The headline of the message.'),
  text: words().describe('The sentence below the headline.'),
})
export type Message = z.infer<typeof message>
