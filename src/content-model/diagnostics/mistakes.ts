import {
  alertMistakes,
  stepGuideMistakes,
  formMistakes,
  translationMistakes,
} from './record-mistakes'
import { articleMistakes, componentMistakes, wordingMistakes } from './text-mistakes'
import { brandMistakes, pictureMistakes } from './picture-mistakes'
import { fieldMistakes, fileMistakes, yamlMistakes } from './file-mistakes'
import type { Mistake } from './mistake'
import { pageMistakes, siteMistakes } from './site-mistakes'

/** Every kind of mistake, in the order of the documentation. */
export const mistakeGroups = {
  Files: fileMistakes,
  'YAML syntax': yamlMistakes,
  Fields: fieldMistakes,
  'Files that must fit together': siteMistakes,
  'Addresses and navigation': pageMistakes,
  Alerts: alertMistakes,
  Translations: translationMistakes,
  'Form fields': formMistakes,
  'Step guides': stepGuideMistakes,
  'The text of articles and guides': articleMistakes,
  Pictures: pictureMistakes,
  'Colors, logo and typeface': brandMistakes,
  'Components, braces and other characters': componentMistakes,
  Wording: wordingMistakes,
} as const

/** Every kind of mistake by its name, which messages carry. */
export const mistakes = {
  ...fileMistakes,
  ...yamlMistakes,
  ...fieldMistakes,
  ...siteMistakes,
  ...pageMistakes,
  ...alertMistakes,
  ...translationMistakes,
  ...formMistakes,
  ...stepGuideMistakes,
  ...articleMistakes,
  ...pictureMistakes,
  ...brandMistakes,
  ...componentMistakes,
  ...wordingMistakes,
} as const satisfies Record<string, Mistake>

export type DiagnosticKind = keyof typeof mistakes

/** Returns the explanation of a kind of mistake. */
export function mistakeOf(kind: DiagnosticKind): Mistake {
  return mistakes[kind]
}

/** The texts of a message. */
type Text = 'found' | 'allowed' | 'fix'

/** Names of the `{{placeholders}}` in a text. */
type Placeholders<Words> = Words extends `${string}{{${infer Name}}}${infer Rest}`
  ? (Name extends `{${infer Inner}` ? Inner : Name) | Placeholders<Rest>
  : never

/** Values for the placeholders of a kind, the texts that it leaves out, and texts that replace its own. */
type Values<Kind extends DiagnosticKind> = Record<
  | Placeholders<(typeof mistakes)[Kind][Text & keyof (typeof mistakes)[Kind]]>
  | Exclude<Text, keyof (typeof mistakes)[Kind]>,
  string | number
> &
  Partial<Record<Text, string>>

/** What a rule adds to a kind of mistake; it may add nothing if the kind says it all. */
export type Details<Kind extends DiagnosticKind> =
  Partial<Values<Kind>> extends Values<Kind> ? [values?: Values<Kind>] : [values: Values<Kind>]

/** The words of a message, without its place. */
export type MistakeText = Record<Text, string> & { kind: DiagnosticKind }

/** Returns the message of a mistake. A text among the details replaces that of the kind. */
export function explain<Kind extends DiagnosticKind>(
  kind: Kind,
  ...[details]: Details<Kind>
): MistakeText {
  const values: Partial<Record<string, string | number>> = details ?? {}
  const text = (name: Text): string =>
    String(
      values[name] ??
        mistakeOf(kind)[name]?.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key])),
    )
  return { kind, found: text('found'), allowed: text('allowed'), fix: text('fix') }
}
