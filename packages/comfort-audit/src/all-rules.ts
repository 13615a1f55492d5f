import type { Rule } from './rule'
import { accordions } from './rules/accordions'
import { axe } from './rules/axe'
import { contrast } from './rules/contrast'
import { controlContrast } from './rules/control-contrast'
import { coveredText } from './rules/covered-text'
import { fieldLabels } from './rules/field-labels'
import { fieldPurpose } from './rules/field-purpose'
import { consistentHelp } from './rules/consistent-help'
import { keyboard } from './rules/keyboard'
import { lineHeight } from './rules/line-height'
import { lineLength } from './rules/line-length'
import { underlinedLinks } from './rules/underlined-links'
import { visitedLinks } from './rules/visited-links'
import { reducedMotion } from './rules/reduced-motion'
import { clippedText } from './rules/clipped-text'
import { paragraphSpacing } from './rules/paragraph-spacing'
import { phoneNumbers } from './rules/phone-numbers'
import { reflow } from './rules/reflow'
import { targetSpacing } from './rules/target-spacing'
import { targetSize } from './rules/target-size'
import { textResize } from './rules/text-resize'
import { textSize } from './rules/text-size'
import { unbrokenWords } from './rules/unbroken-words'

/** Every rule, in the order of the report: what is read, what is pressed, what is filled in. */
export const allRules: readonly Rule[] = [
  textSize,
  textResize,
  lineHeight,
  paragraphSpacing,
  lineLength,
  unbrokenWords,
  contrast,
  reflow,
  clippedText,
  coveredText,
  consistentHelp,
  phoneNumbers,
  reducedMotion,
  targetSize,
  targetSpacing,
  underlinedLinks,
  visitedLinks,
  accordions,
  keyboard,
  fieldLabels,
  fieldPurpose,
  controlContrast,
  axe,
]
