import * as z from 'zod'
import { explain, type Details, type DiagnosticKind } from '../diagnostics/mistakes'
import { iconNames } from './icons'
import { illustrationNames } from './illustrations'
import { readAddress } from '../former-address'

/**
 * The small parts that section and collection schemas are made of. All scalars reach them as the
 * text that was written (see `parse-yaml.ts`), so yes/no values and numbers are read here.
 */

declare module 'zod' {
  /** Metadata of a field for checks, the editor and translations. */
  interface GlobalMeta {
    /**
     * `text`: visitors read it, so its spelling and reading grade are checked. `label`: a few words,
     * such as those of a button, whose spelling is checked. `name`: a proper name
     * that visitors read. `link`: an address of this site or one of our contact links. `price`: the
     * name of a price. `amount`: an amount of money. `help-line`: the name of a line of help-lines.yaml.
     * `day`: a day of the calendar. `photo`: the path of a photo. Fields without a role are settings.
     */
    role?: 'text' | 'label' | 'name' | 'link' | 'price' | 'amount' | 'help-line' | 'day' | 'photo'
    /** The collection that the value names a file of. */
    collection?: string
    /** The kind of section that this file must be, such as `steps`. */
    kind?: string
    /** Variables that only this field has, such as `{person}`. */
    variables?: readonly string[]
  }
}

/** Reports a mistake from a check of a schema, such as `superRefine`. The path is relative to its value. */
export function refuse<Kind extends DiagnosticKind>(
  context: z.RefinementCtx,
  path: readonly (string | number)[],
  kind: Kind,
  ...details: Details<Kind>
): void {
  context.addIssue({ code: 'custom', path: [...path], params: explain(kind, ...details) })
}

/** Reports a malformed value from such a check, and what is allowed in its place. */
export function refuseValue(
  context: z.RefinementCtx,
  path: readonly (string | number)[],
  allowed: string,
): void {
  context.addIssue({ code: 'custom', path: [...path], message: allowed })
}

const filled = () => z.string().trim().min(1)

/** Plain text on one or more lines, never empty. May hold variables such as `{phone}`. */
export const text = () => filled().meta({ role: 'text' })

/** A few words at a glance, such as those of a button. */
export const label = () => filled().meta({ role: 'label' })

/** The name of a person or place, or a figure: read by visitors, but in no dictionary. */
export const properName = () => filled().meta({ role: 'name' })

/** A word or phrase that is compared and never shown. */
export const term = filled

/** `true` or `false`. */
export const trueOrFalse = () => z.enum(['true', 'false']).transform((value) => value === 'true')

/** Lower-case letters, digits and single hyphens, as in the names of files. */
export const id = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'lower-case letters, digits and single hyphens, such as device-setup',
  })

/** A link to a section, below the title of the page. */
export const jump = () =>
  z
    .strictObject({
      id: id().describe('The end of its address: money, for /who-to-call#money.'),
      label: label().describe('What is there, or what has happened, in a few words.'),
    })
    .optional()
    .describe('A link to the section, below the title of the page.')

/** The id of a file of another collection. */
export const reference = (collection: string) => id().meta({ collection })

/** The name of a variable that content may use in braces. */
export const variableName = () =>
  z.string().regex(/^[a-z][A-Za-z0-9]*$/, { error: 'a name such as deviceSetupFrom' })

/** The name of a line of help-lines.yaml. */
export const helpLineName = () => variableName().meta({ role: 'help-line' })

/** A link inside the site: starts with `/`, no trailing slash, may end in `?query` or `#anchor`. */
export const sitePath = (
  error = 'a path of this site, such as /pricing or /contact?about=device-setup',
) => pageAddress(error).meta({ role: 'link' })

/** The address of a page of this site, in its language. */
export const pageAddress = (error: string) =>
  z
    .string()
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(\?[\w%&=+.,~:/-]*)?(#[a-z0-9_\u00c0-\u024f-]+)?$/, {
      error,
    })

/** An address that the website had, of any form. Hosts cannot tell apart what follows a question mark. */
export const formerAddress = () =>
  z.string().refine((written) => readAddress(written) !== undefined, {
    error:
      'the part of an address after the host, up to a question mark, such as /about-us.html; no * and no :',
  })

/** The path of a page of this site. */
export const pagePath = () =>
  z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, {
    error: 'the path of a page, such as /chicago',
  })

/** Fields of every page: the address that it has, and those that it had. */
export const addressFields = {
  address: z
    .string()
    .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, {
      error: 'small letters without accents, digits and hyphens: /prices or /es/precios',
    })
    .optional()
    .describe(
      'Address of the page, where it is not that of its folder and file. That of a translation begins with its language: /es/precios.',
    ),
  formerly: z
    .array(formerAddress())
    .min(1)
    .optional()
    .describe('Addresses that the page had before. Visitors who open one get to this page.'),
}

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
  z
    .string()
    // Checks that compare days run only if each is one.
    .refine(isCalendarDay, { error: 'a real day written as 2026-02-28', abort: true })
    .meta({ role: 'day' })

/** Returns whether a text is a day of the calendar: 2026-10-21. */
export function isCalendarDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export const icon = () =>
  z.enum(iconNames).describe('Name of an icon of src/content-model/schemas/icons.ts.')

export const illustration = () =>
  z.enum(illustrationNames).describe('Name of an illustration in src/illustrations, without .svg.')

/** Targets for the telephone numbers and email addresses of site.yaml. */
const lines = ['call', 'text', 'email', 'general-email'] as const

const targetIn = <Name extends string>(names: readonly [Name, ...Name[]], other = '') =>
  z
    .union([
      z.enum(names),
      sitePath(`a path of this site, such as /pricing${other}, or one of: ${names.join(', ')}`),
    ])
    .meta({ role: 'link' })

/**
 * Target of a button or link: a path of the site, the address of another one, `consultation` for that of the main
 * button, or a contact such as `call`.
 */
export const target = () =>
  z
    .union([
      targetIn(['consultation', ...lines], ', an address that starts with https://'),
      webAddress(),
    ])
    .meta({ role: 'link' })

/** Target of the main button, and so of every `to: consultation`. */
export const mainTarget = () => targetIn(lines)

/** A button or link: its words and where it leads. */
export const action = z.strictObject({
  label: label().describe('The words on the button. A verb first: "Schedule a free consultation".'),
  to: target().describe(
    'A path of this site; `consultation` for where the main button of site.yaml leads; `call`, `text`, `email` or `general-email` for our own lines; or the address of another site, https://…, whose name is shown behind the words.',
  ),
})
export type Action = z.infer<typeof action>

/** A city, for search engines. */
export const place = z.strictObject({
  street: properName()
    .optional()
    .describe(
      'Where people can come to: street and number, or more than one; {address} in content.',
    ),
  locality: properName().describe('The city; {locality} in content.'),
  region: properName().describe('The state, by its two letters; {region} in content.'),
  postalCode: z
    .string()
    .regex(/^\d{5}(-\d{4})?$/, { error: 'a ZIP code, such as 32202' })
    .optional()
    .describe('The ZIP code, where people can come to. {address} is the whole address with it.'),
  areas: z
    .array(properName())
    .min(1)
    .optional()
    .describe('Towns or parts of town that we go to; {areas} in content, and for search engines.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'two capital letters, such as US' })
    .describe('The country, by its two letters.'),
})

/** The source of a figure. Left out if it is not known; it is never guessed. */
export const source = () =>
  text().describe('Who found the figure out, and when, where that is known: FTC, 2025.')

/** A figure with its meaning, such as `98%` and `satisfaction`. */
export const stat = z.strictObject({
  number: text().describe('The figure with its unit, as it is shown: 3,500+ or 98%.'),
  label: label().describe('What the figure counts, in a few words.'),
  source: source().optional(),
})

/** A title and text of a notice or message. */
export const message = z.strictObject({
  title: text().describe('The headline of the message.'),
  text: text().describe('The sentence below the headline.'),
})
export type Message = z.infer<typeof message>
