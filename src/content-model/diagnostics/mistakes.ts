import {
  alertMistakes,
  decisionMistakes,
  formMistakes,
  translationMistakes,
} from './record-mistakes'
import { articleMistakes, componentMistakes, wordingMistakes } from './text-mistakes'
import { brandMistakes, pictureMistakes } from './picture-mistakes'
import { fieldMistakes, fileMistakes, yamlMistakes } from './file-mistakes'
import type { Mistake } from './mistake'
import { pageMistakes, siteMistakes } from './site-mistakes'

/** Every kind of mistake, in the order of the documentation. */
export const mistakeGroups = [
  { title: 'Files', mistakes: fileMistakes },
  { title: 'How fields are written', mistakes: yamlMistakes },
  { title: 'What stands in fields', mistakes: fieldMistakes },
  { title: 'What must fit together', mistakes: siteMistakes },
  { title: 'Addresses of pages, and the ways to them', mistakes: pageMistakes },
  { title: 'Alerts', mistakes: alertMistakes },
  { title: 'Translations', mistakes: translationMistakes },
  { title: 'The fields of the form', mistakes: formMistakes },
  { title: 'Guides of questions', mistakes: decisionMistakes },
  { title: 'The text of articles and guides', mistakes: articleMistakes },
  { title: 'Pictures', mistakes: pictureMistakes },
  { title: 'Colors, logo and typeface', mistakes: brandMistakes },
  { title: 'Components, braces and other signs', mistakes: componentMistakes },
  { title: 'Wording', mistakes: wordingMistakes },
] as const

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
  ...decisionMistakes,
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
