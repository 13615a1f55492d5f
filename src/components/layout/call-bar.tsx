import { Fragment, type ReactElement, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { PageInterface } from '../../content-model/schemas/interface'
import type { Alternate } from '../../site/site'
import type { SiteConfig } from '../../site/site-config'
import { fillNodes, fillText, useInterface } from '../ui/interface'
import { SiteLink } from '../ui/site-link'
import { Column, sizeContainer } from '../ui/band'
import { useOtherLanguages } from './use-site'
import type { OpenStatus } from '../ui/open-status'
import { flexGap } from '../../theme/mixins'
import { color } from '../../theme/tokens'

/** Returns when we are open, or on pages of a further language when somebody answers who speaks it. */
export function hoursText(
  { hours, answers }: Pick<SiteConfig, 'hours' | 'answers'>,
  contact: PageInterface['contact'],
): string {
  const { days, time } = answers ?? hours
  const template = answers ? (contact.answers ?? contact.open) : contact.open
  return fillText(template, { hours: `${days}, ${time}` })
}

/** Renders links to other languages, each named in itself (Español). `CallBar` styles them. */
export function AlternateLinks({ languages }: { languages: readonly Alternate[] }): ReactElement {
  return (
    <>
      {languages.map(({ locale, name, path }) => (
        <Fragment key={locale}>
          <a href={__PATH_PREFIX__ + path} lang={locale} hrefLang={locale}>
            {name}
          </a>{' '}
        </Fragment>
      ))}
    </>
  )
}

/**
 * Hours in the call bar. They are longer than those of the business and get two lines where there
 * is no room for one.
 */
const CallBarHours = styled.p`
  display: none;
  @container (min-width: 60rem) {
    display: block;
    flex: 1;
    text-align: center;
  }
  /* A line ends behind a comma only. */
  span span {
    white-space: nowrap;
  }
`

/**
 * Renders the opening hours of the location that a page is about, as a link to the table on the
 * page.
 */
function LocationHoursLink({ hours }: { hours: string }): ReactElement {
  const { contact } = useInterface()
  const rows = hours.split(', ').map((row, index, all) => (
    <Fragment key={row}>
      {index > 0 ? ' ' : null}
      <span>{index < all.length - 1 ? `${row},` : row}</span>
    </Fragment>
  ))
  return (
    <CallBarHours>
      <a href="#hours">
        <span>{fillNodes(contact.open, { hours: rows })}</span>
      </a>
    </CallBarHours>
  )
}

/** Links to other languages: at the start of the second row of a narrow screen. */
const languageLinks = css`
  @container (max-width: 35.99rem) {
    [hreflang] {
      order: 1;
    }
  }
  @media print {
    [hreflang] {
      display: none;
    }
  }
`

/** @param props.$crowded whether the bar has links to other languages */
const Bar = styled.aside<{ $crowded: boolean }>`
  ${({ $crowded }) => $crowded && languageLinks}
  ${sizeContainer}
  background: ${color.band};
  color: ${color.bandText};
  font-size: 1.125rem;
  line-height: 1.25;
  padding-top: 0.25rem;
  padding-bottom: 0.25rem;
  > div {
    column-gap: 0.5rem;
  }
  /* Two rows, as low as touch targets may be and as near to each other. */
  @container (max-width: 35.99rem) {
    > div {
      row-gap: 8px;
    }
  }
  @media (max-width: 30em) {
    padding-top: 0.125rem;
    padding-bottom: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: max(48px, min(3rem, 16vw));
    padding-left: 0.25rem;
    padding-right: 0.25rem;
    color: ${color.bandFigure};
    font-weight: 700;
  }
  .roomy {
    display: none;
  }
  button {
    /* Set by src/preferences/apply-preferences.ts. */
    display: var(--reading, none);
    min-height: max(48px, min(3rem, 16vw));
    padding: 0.25rem 0.625rem;
    border: 0.125rem solid ${color.bandFigure};
    border-radius: 0.75rem;
    background: none;
    font-weight: 700;
    cursor: pointer;
  }
  @container (min-width: 68rem) {
    .roomy {
      display: inline;
    }
    .brief {
      display: none;
    }
  }
  @media print {
    button {
      display: none;
    }
  }
`

const secondRow = css`
  @container (max-width: 35.99rem) {
    order: 1;
    flex: 1 0 auto;
    font-size: 1rem;
  }
  /* There the menu has it. */
  @container (max-width: 21.99rem) {
    display: none;
  }
`

/* Narrower, the links to other languages need the room. The menu has the hours. */
const onWideScreens = css`
  @container (max-width: 54.99rem) {
    display: none;
  }
`

/**
 * Opening status, or the opening hours. On a narrow screen it moves to a second row, next to the link of the
 * bar if there is one. Up to the width of a tablet, links to other languages replace it.
 *
 * @param props.$crowded whether there is such a link
 */
const OpeningStatus = styled.p<{ $crowded?: boolean }>`
  ${({ $crowded }) => ($crowded ? onWideScreens : secondRow)}
`

/**
 * Link of the bar, at the end of its second row on a narrow screen. Beside the button it keeps its
 * place when the opening status changes.
 */
const BarLink = styled(SiteLink)`
  margin-left: auto;
  @container (max-width: 35.99rem) {
    order: 2;
    && {
      min-height: 48px;
    }
  }
`

/** Row of the call bar, and of the sticky bar below it. Defined last, so that its gaps override margins. */
export const HeaderRow = styled(Column)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  ${flexGap('0.5rem', 'min(1.5rem, 3vw)')}
`

/**
 * Renders the bar at the top of every page: telephone number, hours or opening status, languages, and
 * the button of the reading preferences.
 *
 * @param props.hours opening hours of the page, if they differ from those of the business
 * @param props.children the button
 */
export function CallBar(props: {
  site: SiteConfig
  hours: string | undefined
  status: OpenStatus | undefined
  children: ReactNode
}): ReactElement {
  const { site, hours, status } = props
  const { contact } = useInterface()
  const languages = useOtherLanguages()
  const isCrowded = languages.length > 0
  return (
    <Bar aria-label={contact.bar} $crowded={isCrowded}>
      <HeaderRow>
        <p>{fillNodes(contact.call, { phone: <a href={site.phone.href}>{site.phone.text}</a> })}</p>
        {site.answers ? (
          <OpeningStatus $crowded={isCrowded}>
            {fillNodes(contact.answers ?? contact.open, {
              hours: (
                <>
                  {site.answers.days}
                  <span className="roomy">, {site.answers.time}</span>
                </>
              ),
            })}
          </OpeningStatus>
        ) : hours ? (
          <LocationHoursLink hours={hours} />
        ) : (
          <OpeningStatus $crowded={isCrowded}>
            {status ? (
              // Where the button leaves no room, only the menu shows it.
              <span className={status.text.length > 20 ? 'roomy' : undefined}>{status.text}</span>
            ) : (
              fillNodes(contact.open, {
                hours: (
                  <>
                    <span className="roomy">{site.hours.days}, </span>
                    {site.hours.time}
                  </>
                ),
              })
            )}
          </OpeningStatus>
        )}
        {site.barLink ? <BarLink to={site.barLink.to}>{site.barLink.label}</BarLink> : null}{' '}
        <AlternateLinks languages={languages} />
        {props.children}
      </HeaderRow>
    </Bar>
  )
}
