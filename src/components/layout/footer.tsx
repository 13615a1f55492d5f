import { memo, type ReactElement } from 'react'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import type { NavigationLink } from '../../content-model/schemas/site'
import type { SiteConfig } from '../../site/site-config'
import { Column, sizeContainer } from '../ui/band'
import { fillNodes, useInterface } from '../ui/interface'
import { SiteLink } from '../ui/site-link'
import { noBreak, spaced } from '../ui/text'
import { color, mediumBreakpoint } from '../../theme/tokens'
import { AlternateLinks, hoursText } from './call-bar'
import { BrandMark } from './brand-mark'
import { useOtherLanguages } from './use-site'
import { flexGap } from '../../theme/mixins'

const FooterElement = styled.footer`
  ${sizeContainer}
  background: ${color.dusk};
  color: ${color.duskText};
  border-top: 0.25rem solid ${color.lamp};
  padding-top: clamp(1rem, 3.5vw, 3rem);
  padding-bottom: clamp(1rem, 3.5vw, 3rem);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    color: ${color.duskLink};
  }
  @media print {
    padding-top: 0.25rem;
    padding-bottom: 0;
    border-top: 1pt solid #000;
    background: none;
    color: #000;
    font-size: 11pt;
    nav {
      display: none;
    }
    a {
      color: #000;
    }
  }
`

/** Lays out site name, contact details and links, beside each other where there is room. */
const FooterGrid = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1rem, 3vw, 2.5rem) 3rem;
  @container (min-width: ${mediumBreakpoint}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    nav {
      grid-column: 1 / -1;
    }
  }
  @media print {
    display: block;
    break-inside: avoid;
    a {
      min-height: 0;
    }
  }
`

const SiteName = styled.p`
  display: flex;
  align-items: center;
  ${flexGap('0.5rem')}
  font-size: 1.5rem;
  font-weight: 700;
  margin-bottom: 0.5rem;
  /* The top of the first page has it. */
  @media print {
    &,
    + p {
      display: none;
    }
  }
`

const SmallPrint = styled.p`
  margin-top: 1rem;
  @media print {
    margin-top: 0;
  }
`

const ContactList = styled.div`
  display: grid;
  align-content: start;
  gap: 0.5rem;
  .links {
    display: flex;
    flex-wrap: wrap;
    ${flexGap('0.5rem', '1rem')}
  }
  a + a {
    min-width: 3rem;
  }
  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    /* Links to other sites and languages are of no use on paper. */
    .links {
      display: none;
    }
  }
`

const Links = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 0.75rem 1rem;
  h2 {
    font-size: 1.25rem;
  }
  ul {
    list-style: none;
    display: grid;
    gap: 0.5rem 1rem;
  }
  /* Where two groups stand beside each other, the third has its links in rows below both. */
  @container (max-width: 34rem) {
    > :last-child {
      grid-column: 1 / -1;
      ul {
        display: block;
      }
      li {
        display: inline-block;
        margin: 0 1.25rem 0.5rem 0;
      }
    }
  }
`

/**
 * Renders the footer of every page: contact details and links to every part of the site. It is not
 * rendered again when the page changes.
 *
 * @param props.hours opening hours of the page, if they differ from those of the business
 * @param props.alerts link to the list of alerts, if the site has any
 */
export const Footer = memo(function Footer(props: {
  site: SiteConfig
  hours?: string | undefined
  alerts?: NavigationLink | undefined
}): ReactElement {
  const { site } = props
  const { contact, page } = useInterface()
  const languages = useOtherLanguages()
  return (
    <FooterElement>
      <FooterGrid>
        <div>
          <SiteName>
            <BrandMark logo={site.logo} location="footer" />
            {site.fullName}
          </SiteName>
          <p>{site.footer.text}</p>
          {site.legal ? <SmallPrint>{site.legal}</SmallPrint> : null}
          {site.isSample ? (
            <SmallPrint>{fillText(page.sample, { name: site.name })}</SmallPrint>
          ) : null}
        </div>
        <ContactList>
          <p>
            {fillNodes(contact.call, {
              phone: <SiteLink to={site.phone.href}>{site.phone.text}</SiteLink>,
            })}
          </p>
          {site.email ? (
            <p>
              {fillNodes(contact.write, {
                email: <a href={site.email.href}>{noBreak(site.email.text)}</a>,
              })}
            </p>
          ) : null}
          <p>
            {noBreak(
              props.hours
                ? fillText(contact.open, { hours: props.hours })
                : hoursText({ hours: site.hours, clock: site.clock }, contact),
            )}
          </p>
          {props.hours ? null : site.moreHours?.map((line) => <p key={line}>{noBreak(line)}</p>)}
          {site.answers ? <p>{noBreak(hoursText(site, contact))}</p> : null}
          {site.footer.social || languages.length > 0 ? (
            <p className="links">
              {spaced(
                site.footer.social?.map(({ label, url }) => (
                  <a key={url} href={url}>
                    {label}
                  </a>
                )),
              )}{' '}
              <AlternateLinks languages={languages} />
            </p>
          ) : null}
        </ContactList>
        <Links aria-label={page.footerNavigation}>
          {site.footer.groups.map(({ title, links }, index, groups) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {(index === groups.length - 1 ? links.concat(props.alerts ?? []) : links).map(
                  (link) => (
                    <li key={link.to}>
                      <SiteLink to={link.to}>{link.label}</SiteLink>
                    </li>
                  ),
                )}
              </ul>
            </div>
          ))}
        </Links>
      </FooterGrid>
    </FooterElement>
  )
})
