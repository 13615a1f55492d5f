import type { ReactElement, ReactNode } from 'react'
import type { Template } from '../../../content-model/schemas/interface/template'
import type { HelpLine as HelpLineTexts } from '../../../content-model/variables/contact-links'
import { breakAfter } from '../../ui/running-text'
import { fillText } from '../../ui/interface'

export interface HelpLineProps {
  /** Name of the line. */
  line?: string
  /** Why the reader should call. */
  children?: ReactNode
}

/** Card of a help line: its website, which opens in a new tab, its number, hours and languages. */
export function HelpLine(
  props: HelpLineProps & {
    helpLines?: Readonly<Record<string, HelpLineTexts>>
    texts?: { newTab: string; languages: Template<'languages'> }
  },
): ReactElement | null {
  const { line = '', children, helpLines, texts } = props
  const helpLine = helpLines?.[line]
  // A line of another state is not shown.
  if (!helpLine || !texts) return null
  const { name, phone, website, hours, languages } = helpLine
  const inWords = languages && fillText(texts.languages, { languages })
  return (
    <div className="link-card">
      <p className="link-card-title">
        {website ? (
          <a href={website.url} target="_blank" rel="noopener noreferrer">
            <strong>{`${name}:`}</strong> {breakAfter('/', website.label)}{' '}
            <span className="new-tab">{texts.newTab}</span>
          </a>
        ) : (
          <strong>{name}</strong>
        )}
      </p>
      {children}
      {phone ? (
        <p className="link-card-title">
          <a href={phone.href}>
            <strong>{phone.text}</strong>
          </a>
        </p>
      ) : null}
      {hours ? <p>{hours}</p> : null}
      {inWords ? <p>{inWords}</p> : null}
    </div>
  )
}
