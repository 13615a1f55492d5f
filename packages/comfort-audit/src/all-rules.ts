import type { Rule } from './rule'
import { accordions } from './rules/accordions'
import { axe } from './rules/axe'
import { contrast } from './rules/contrast'
import { controlContrast } from './rules/control-contrast'
import { formErrors } from './rules/form-errors'
import { fieldLabels } from './rules/field-labels'
import { fieldPurpose } from './rules/field-purpose'
import { headings } from './rules/headings'
import { consistentHelp } from './rules/consistent-help'
import { keyboard } from './rules/keyboard'
import { lineHeight } from './rules/line-height'
import { lineLength } from './rules/line-length'
import { newTabLinks } from './rules/new-tab-links'
import { underlinedLinks } from './rules/underlined-links'
import { visitedLinks } from './rules/visited-links'
import { menus } from './rules/menus'
import { reducedMotion } from './rules/reduced-motion'
import { clippedText } from './rules/clipped-text'
import { pageChangeAnnounced } from './rules/page-change-announced'
import { paragraphSpacing } from './rules/paragraph-spacing'
import { phoneNumbers } from './rules/phone-numbers'
import { phoneInput } from './rules/phone-input'
import { readingGradeRule } from './rules/reading-grade'
import { reflow } from './rules/reflow'
import { messageDuration } from './rules/message-duration'
import { searchAnnounced } from './rules/search-announced'
import { targetSpacing } from './rules/target-spacing'
import { targetSize } from './rules/target-size'
import { textResize } from './rules/text-resize'
import { textSize } from './rules/text-size'
import { pageTitles } from './rules/page-titles'
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
  readingGradeRule,
  headings,
  pageTitles,
  consistentHelp,
  phoneNumbers,
  reducedMotion,
  targetSize,
  targetSpacing,
  underlinedLinks,
  visitedLinks,
  newTabLinks,
  menus,
  accordions,
  keyboard,
  fieldLabels,
  fieldPurpose,
  controlContrast,
  phoneInput,
  formErrors,
  messageDuration,
  searchAnnounced,
  pageChangeAnnounced,
  axe,
]
