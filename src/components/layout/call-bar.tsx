import { Fragment, type ReactElement, type ReactNode } from 'react'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import type { PageInterface } from '../../content-model/schemas/interface'
import type { Alternate } from '../../site/site'
import type { SiteConfig } from '../../site/site-config'
import { useInterface } from '../ui/interface'
import { HoursNow, Lamp } from '../ui/open-status'
import { SiteLink } from '../ui/site-link'
import { Column, sizeContainer } from '../ui/band'
import { homeOnPaper, useOtherLanguages } from './use-site'
import { flexGap } from '../../theme/mixins'
import { color } from '../../theme/tokens'

/** Returns when we are open, or on pages of a further language when somebody answers who speaks it. */
export function hoursText(
  { hours, answers, clock = '' }: Pick<SiteConfig, 'hours' | 'answers' | 'clock'>,
  contact: PageInterface['contact'],
): string {
  const { days, time } = answers ?? hours
  const template = answers ? (contact.answers ?? contact.open) : contact.open
  return fillText(template, { hours: `${days}, ${time} ${clock}`.trim() })
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
 * The bar at the top. On a phone it is one row: number, link and button. The menu has the hours and the other
 * languages.
 */
const Bar = styled.aside`
  ${sizeContainer}
  padding: max(0.125rem, 0.4vw) 0;
  background: ${color.band};
  color: ${color.bandText};
  /* On a phone of 360 px, number, link and button are in one row in any text size. */
  font-size: max(16px, min(1.125rem, 4.6vw));
  line-height: 1.25;
  p {
    max-width: none;
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-width: 48px;
    min-height: max(48px, min(3rem, 16vw));
    font-weight: 700;
  }
  a {
    color: ${color.bandFigure};
  }
  .us {
    text-decoration: none;
  }
  .number {
    margin-right: 0.75rem;
    text-decoration: underline;
    text-underline-offset: 0.15em;
    white-space: nowrap;
  }
  .now {
    position: relative;
    color: ${color.bandText};
    font-weight: 400;
  }
  /* Room for the lamp. */
  .now > span {
    align-items: center;
    padding-left: 1.125em;
  }
  @media screen {
    :root[data-open='no'] & .now {
      color: inherit;
      text-decoration: underline;
    }
  }
  button {
    /* Set by src/preferences/apply-preferences.ts. */
    display: var(--reading, none);
    justify-content: center;
    padding: 0.25rem 0.625rem;
    border: 0.125rem solid ${color.bandFigure};
    border-radius: 0.75rem;
    background: none;
    cursor: pointer;
    position: relative;
  }
  .roomy,
  .paper {
    display: none;
  }
  @container (max-width: 35.99rem) {
    .around,
    .now > span > span,
    a[lang] {
      display: none;
    }
    > div > p {
      flex: 1 1 0;
    }
    .now {
      /* Without scripts, the hours are in the menu. */
      display: var(--reading, none);
      font-size: max(16px, 0.9em);
      line-height: 1.15;
    }
    > div {
      gap: 8px;
    }
    /* Both take two lines. */
    > div > a {
      max-width: 4em;
      text-wrap: balance;
    }
    > div > a[hreflang] {
      max-width: 6.5em;
    }
    button {
      max-width: 6.25em;
      padding: 0.25em 0.125em;
      font-size: max(16px, 0.9em);
      line-height: 1.1;
    }
  }
  @container (max-width: 89.99rem) {
    .around {
      display: none;
    }
    a[lang] {
      width: min-content;
    }
    /* The language of a page that isn't translated is below the words. */
    a[hreflang] {
      flex-direction: column;
      justify-content: center;
    }
    p {
      display: flex;
    }
    /* The words are below the number, in two lines. */
    .us {
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
      padding-top: 0.375rem;
    }
    .now {
      max-width: 12.25rem;
      text-wrap: balance;
    }
    .now > span {
      align-items: start;
    }
    i {
      top: 0.25em;
    }
  }
  @container (min-width: 36rem) and (max-width: 89.99rem) {
    .now {
      max-width: 18.5rem;
    }
  }
  /* One row: where room is scarce, the words beside the number take two lines. */
  @media screen {
    @container (min-width: 45rem) {
      > div {
        flex-wrap: nowrap;
      }
      p:first-of-type {
        display: flex;
        align-items: center;
        min-width: 0;
      }
      .around {
        margin-right: 0.25em;
      }
      .around,
      > div > a,
      button {
        flex: none;
      }
    }
  }
  @container (min-width: 68rem) {
    .roomy {
      display: inline;
    }
    a.roomy {
      display: inline-flex;
    }
    .brief {
      display: none;
    }
  }
  /* On paper: who we are, and the number. */
  @media print {
    .paper {
      display: inline;
    }
    a {
      min-height: 0;
    }
    button,
    i,
    > div > a {
      display: none;
    }
    .now {
      max-width: none;
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
 * @param props.children the button
 */
export function CallBar(props: { site: SiteConfig; children: ReactNode }): ReactElement {
  const { site } = props
  const { contact } = useInterface()
  const languages = useOtherLanguages()
  const [before, after] = fillText(contact.call, { phone: '|' }).split('|')
  return (
    <Bar
      aria-label={contact.bar}
      data-our-hours={site.openStatus && JSON.stringify(site.openStatus.hours)}
      data-calls={site.phone.href}
      data-while-closed={site.whileClosed && __PATH_PREFIX__ + site.whileClosed.to}
    >
      <HeaderRow>
        <strong className="paper">
          {site.fullName}, {homeOnPaper(site)}
        </strong>{' '}
        <p>
          {before ? <span className="around">{before}</span> : null}
          <SiteLink to={site.phone.href} className="us">
            <span className="number">{site.phone.text}</span>{' '}
            <span className="now">
              <Lamp />
              <HoursNow data-room={site.openStatus?.longest ?? ''}>
                <span>{hoursText(site, contact)}</span>
              </HoursNow>
            </span>
          </SiteLink>
          {after ? <span className="around">{after}</span> : null}
        </p>
        {site.search ? (
          <SiteLink to={site.search.to} className="roomy">
            {site.search.label}
          </SiteLink>
        ) : null}{' '}
        {site.barLink ? <SiteLink to={site.barLink.to}>{site.barLink.label}</SiteLink> : null}{' '}
        <AlternateLinks languages={languages} />
        {props.children}
      </HeaderRow>
    </Bar>
  )
}
