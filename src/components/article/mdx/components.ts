import type { ComponentType } from 'react'
import type { ArticleComponentName } from '../../../content-model/article/article-components'
import { ButtonLink, Buttons } from './buttons'
import { Checklist } from './checklist'
import { HelpLine } from './help-line'
import { KeyPoints } from './key-points'
import { LinkCard } from './link-card'
import { OurPromises } from './our-promises'
import { PhoneScript } from './phone-script'
import { Question, Questions } from './questions'
import { IfItGoesWrong, ItWorked, Steps } from './steps'
import { Warning } from './warning'

/** React component of each name that articles may use. */
export const components: { [Name in ArticleComponentName]: ComponentType<object> } = {
  KeyPoints,
  Warning,
  Steps,
  IfItGoesWrong,
  ItWorked,
  Checklist,
  PhoneScript,
  LinkCard,
  HelpLine,
  Questions,
  Question,
  Buttons,
  ButtonLink,
  OurPromises,
}
