import * as z from 'zod'
import { text } from '../fields'

declare const variableNames: unique symbol

/**
 * Text with variables in braces, such as `Call {phone}`. Its type is no string, so it cannot be shown
 * before `fillText` or `fillNodes` of src/components/ui/interface.tsx has filled them in.
 */
export interface Template<Name extends string> {
  readonly [variableNames]: Name
}

/** Texts for numbers, by the plural forms of the language; `Intl.PluralRules` chooses between them. */
export type Plural<Name extends string> = { other: Template<Name> } & Partial<
  Record<Intl.LDMLPluralRule, Template<Name>>
>

/** A text with variables, by their names. */
export const template = <Name extends string>(...names: Name[]) =>
  text().meta({ variables: names }) as unknown as z.ZodType<Template<Name>>

/** A text that depends on a number. */
export const plural = <Name extends string>(...names: Name[]) =>
  z.strictObject({
    one: template(...names).describe('Where the number is one.'),
    other: template(...names).describe('Any other number.'),
    zero: template(...names)
      .optional()
      .describe('Where the language has a form for none.'),
    two: template(...names)
      .optional()
      .describe('Where the language has a form for two.'),
    few: template(...names)
      .optional()
      .describe('Where the language has a form for a few.'),
    many: template(...names)
      .optional()
      .describe('Where the language has a form for many.'),
  })
