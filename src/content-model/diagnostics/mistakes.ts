import { alertMistakes } from './alert-mistakes'
import { articleMistakes } from './article-mistakes'
import { brandMistakes } from './brand-mistakes'
import { componentMistakes } from './component-mistakes'
import { decisionMistakes } from './decision-mistakes'
import { fieldMistakes } from './field-mistakes'
import { fileMistakes } from './file-mistakes'
import { formMistakes } from './form-mistakes'
import type { Mistake } from './mistake'
import { pageMistakes } from './page-mistakes'
import { pictureMistakes } from './image-mistakes'
import { siteMistakes } from './site-mistakes'
import { translationMistakes } from './translation-mistakes'
import { wordingMistakes } from './wording-mistakes'
import { yamlMistakes } from './yaml-mistakes'

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

/** What is known of a kind of mistake. */
export function mistakeOf(kind: DiagnosticKind): Mistake {
  return mistakes[kind]
}
