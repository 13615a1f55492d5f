import type { Rule } from './rule'
import { accordions } from './rules/accordions'
import { axe } from './rules/axe'
import { contrast } from './rules/contrast'
import { controlContrast } from './rules/control-contrast'
import { errors } from './rules/errors'
import { fieldLabels } from './rules/field-labels'
import { fieldPurpose } from './rules/field-purpose'
import { headings } from './rules/headings'
import { helpPlace } from './rules/help-place'
import { keyboard } from './rules/keyboard'
import { lineHeight } from './rules/line-height'
import { lineLength } from './rules/line-length'
import { linksNewTab } from './rules/links-new-tab'
import { linksUnderlined } from './rules/links-underlined'
import { linksVisited } from './rules/links-visited'
import { menus } from './rules/menus'
import { motion } from './rules/motion'
import { nothingClipped } from './rules/nothing-clipped'
import { pageChangeSaid } from './rules/page-change-said'
import { paragraphGap } from './rules/paragraph-gap'
import { phoneNumbers } from './rules/phone-numbers'
import { phoneTyped } from './rules/phone-typed'
import { readingGradeRule } from './rules/reading-grade'
import { reflow } from './rules/reflow'
import { resultsStay } from './rules/results-stay'
import { searchSaid } from './rules/search-said'
import { targetGap } from './rules/target-gap'
import { targetSize } from './rules/target-size'
import { textGrows } from './rules/text-grows'
import { textSize } from './rules/text-size'
import { titles } from './rules/titles'
import { wordsWhole } from './rules/words-whole'

/** Every rule, in the order of the report: what is read, what is pressed, what is filled in. */
export const allRules: readonly Rule[] = [
  textSize,
  textGrows,
  lineHeight,
  paragraphGap,
  lineLength,
  wordsWhole,
  contrast,
  reflow,
  nothingClipped,
  readingGradeRule,
  headings,
  titles,
  helpPlace,
  phoneNumbers,
  motion,
  targetSize,
  targetGap,
  linksUnderlined,
  linksVisited,
  linksNewTab,
  menus,
  accordions,
  keyboard,
  fieldLabels,
  fieldPurpose,
  controlContrast,
  phoneTyped,
  errors,
  resultsStay,
  searchSaid,
  pageChangeSaid,
  axe,
]
