import { type ReactElement, useMemo } from 'react'
import styled, { css } from 'styled-components'
import { fillText } from '../../content-model/text'
import type { HelpLine } from '../../content-model/variables/contact-links'
import { screenOnly } from '../../theme/mixins'
import { color, mediumBreakpoint } from '../../theme/tokens'
import { useInterface } from './interface'
import type { SiteLight } from '../../site/site-config'
import { useOpenStatus } from './open-status'
import { breakAfter, Paragraph, RunningText } from './text'

/** Numbers, hours and languages in two columns, so that a page of many lines prints on one sheet. */
const oneSheet = css`
  columns: 2;
  column-gap: 18pt;
  font-size: 10pt;
  line-height: 1.25;
  > li {
    display: block;
    padding: 2pt 0;
  }
  .what {
    display: none;
  }
`

const List = styled.ul<{ $sheet: boolean }>`
  list-style: none;
  width: 100%;
  > li {
    padding: 1.25rem 0;
    border-top: 0.0625rem solid ${color.line};
    break-inside: avoid;
  }
  > li:last-child {
    border-bottom: 0.0625rem solid ${color.line};
  }
  p + p {
    margin-top: 1rem;
  }
  @container (min-width: ${mediumBreakpoint}) {
    > li {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2rem;
    }
  }
  @media print {
    > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
      column-gap: 12pt;
      padding: 3pt 0;
    }
    p + p {
      margin-top: 0;
    }
    ${({ $sheet }) => ($sheet ? oneSheet : '')}
  }
`

const Name = styled.p`
  font-weight: 700;
`

/* Pulled up to the name: the links have room above them already. */
const Numbers = styled.p`
  && {
    margin: -0.25rem 0;
  }
  a {
    display: inline-block;
    min-width: 3rem;
    padding: 0.5rem 0;
    margin: 0.25rem 1.5rem 0.25rem 0;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  a[href^='tel:'] {
    font-size: 1.375rem;
  }
  @media print {
    a {
      padding: 0;
      margin-top: 0;
      margin-bottom: 0;
    }
  }
`

const Status = styled.strong`
  font-weight: 700;
  ${screenOnly}
`

/**
 * Renders whom to call: numbers and websites, what each line does, when and in which languages.
 *
 * @param props.sheet leaves out the descriptions in print, to fit on one sheet
 */
export function HelpLineList(props: { lines: readonly HelpLine[]; sheet?: boolean }): ReactElement {
  const { lines, sheet = false } = props
  const { helpLines: texts } = useInterface()
  return (
    <List $sheet={sheet}>
      {lines.map(({ name, phone, website, hours, open, languages, does, doesNot }) => (
        <li key={name}>
          <div>
            <Name>{name}</Name>
            <Numbers>
              {phone ? <a href={phone.href}>{phone.text}</a> : null}{' '}
              {website ? <a href={website.url}>{breakAfter('/.', website.label)}</a> : null}
            </Numbers>
          </div>
          <div>
            <Paragraph className="what">{[does, doesNot].filter(Boolean).join(' ')}</Paragraph>
            {hours ? (
              <p>
                <RunningText>{hours}</RunningText> <OpenNow open={open} />
              </p>
            ) : null}
            {languages ? <p>{fillText(texts.languages, { languages })}</p> : null}
          </div>
        </li>
      ))}
    </List>
  )
}

/**
 * Renders whether somebody answers right now. Static HTML and paper have only the hours, and on
 * holidays nobody knows.
 */
function OpenNow({ open }: Pick<HelpLine, 'open'>): ReactElement | null {
  const { helpLines: texts, locale } = useInterface()
  const hours = useMemo(() => open && withTimeZone(open), [open])
  const status = useOpenStatus(hours, locale)
  if (!status || status.reason !== undefined) return null
  return <Status>{status.isOpen ? texts.openNow : texts.closedNow}</Status>
}

function withTimeZone(open: NonNullable<HelpLine['open']>): SiteLight {
  const { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone, ...rest } = open
  return { ...rest, timeZone, texts: { on: '', soon: '', later: '', closed: '' } }
}
