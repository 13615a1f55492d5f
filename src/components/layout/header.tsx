import MenuBars from 'lucide/dist/esm/icons/menu.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { memo, type ReactElement, useRef } from 'react'
import styled, { css } from 'styled-components'
import { fillText } from '../../content-model/text'
import { sizeContainer } from '../ui/band'
import { color, mediumBreakpoint, widestBreakpoint } from '../../theme/tokens'
import { flexGap, screenOnly } from '../../theme/mixins'
import type { SiteConfig } from '../../site/site-config'
import { useNotice } from '../forms/notices'
import { ButtonLink } from '../ui/button'
import { useInterface } from '../ui/interface'
import { HoursNow, WordsToCall } from '../ui/open-status'
import { SiteLink } from '../ui/site-link'
import { LucideIcon } from '../ui/lucide-icon'
import { noBreak, VisuallyHidden } from '../ui/text'
import { usePreferencesPanel } from '../../preferences/use-preferences-panel'
import { AlternateLinks, CallBar, HeaderRow, hoursText } from './call-bar'
import { BrandMark } from './brand-mark'
import { useOtherLanguages } from './use-site'
import { hasMenus, Navigation, useCloseMenus } from './navigation'

/** Height of the controls in the bar. With text at 200 %, two lines of them take at most a quarter of the window. */
const controlSize = 'max(48px, min(3rem, 16vw, 9vh))'

const StickyHeader = styled.header`
  ${sizeContainer}
  position: sticky;
  top: 0;
  z-index: 20;
  background: ${color.paper};
  border-bottom: 0.0625rem solid ${color.hairline};
  padding-top: min(0.5rem, 0.7vw);
  padding-bottom: min(0.5rem, 0.7vw);
  /* In a low window, and where zoom makes one of it, the page keeps the room. */
  @media (max-height: 37.5em) {
    position: relative;
  }
  > div {
    gap: 8px;
  }
  /* The only other language. Wider screens have it in the bar above. */
  > div > a[lang] {
    display: none;
    align-items: center;
    min-height: 48px;
    /* “(home)” may follow, on a second line. */
    width: min-content;
    overflow-wrap: normal;
    font-size: max(16px, min(1.125rem, 4.4vw));
    line-height: 1.2;
    @container (min-width: 11rem) and (max-width: 35.99rem) {
      display: inline-flex;
    }
  }
  /* In print the name is in the footer. */
  ${screenOnly}
`

const Brand = styled.a`
  display: inline-flex;
  flex: 1;
  align-items: center;
  ${flexGap('min(0.5rem, 1.5vw)')}
  min-height: ${controlSize};
  color: ${color.ink};
  font-size: min(1.5rem, 5vw);
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1;
  text-decoration: none;
  svg {
    flex: none;
    width: min(2.5rem, 7vw);
  }
  /* The bar takes two lines, or it would cover what a link jumps to. */
  @container (min-width: ${widestBreakpoint}) {
    flex: 0 1 auto;
    max-width: 18rem;
  }
`

const menusBelow = css`
  details {
    position: relative;
  }
  details > ul {
    position: absolute;
    top: calc(100% + 0.5rem);
    left: 0;
    min-width: 15rem;
    max-height: calc(100vh - 8rem);
    overflow-y: auto;
    padding: 0.5rem;
    background: ${color.card};
    border: 0.0625rem solid ${color.line};
    border-radius: 0.75rem;
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.18);
  }
  details > ul a {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`

/** Navigation of wide screens: one line, with menus that open below it. */
const WideNavigation = styled.nav<{ $hasMenus: boolean }>`
  display: none;
  @container (min-width: ${widestBreakpoint}) {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-end;
    ${flexGap('0.75rem')}
  }
  > ul {
    display: flex;
    /* A menu with many entries, or wide spacing, takes a second line, and the bar not a third. */
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
  }
  summary,
  > ul > li > a {
    white-space: nowrap;
  }
  > a {
    min-height: 3.25rem;
    padding-left: 1.25rem;
    padding-right: 1.25rem;
    font-size: 1.125rem;
    white-space: nowrap;
  }
  ${({ $hasMenus }) => $hasMenus && menusBelow}
`

const innerMenus = css`
  nav summary {
    justify-content: space-between;
  }
  nav details > ul {
    padding: 0.5rem 0 0.75rem 0.75rem;
  }
  @container (min-width: ${mediumBreakpoint}) {
    nav summary {
      justify-content: flex-start;
    }
    nav details > ul {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 2rem;
    }
  }
`

/** Telephone button of narrow screens, in the sticky bar: the number is one press away after scrolling too. */
const CallButton = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${controlSize};
  height: ${controlSize};
  margin-left: auto;
  border-radius: 0.75rem;
  background: ${color.button};
  color: ${color.buttonText};
  svg {
    max-width: 55%;
  }
  /* It does not call. */
  :root[data-open='no'] &[data-away] {
    border: 0.125rem solid ${color.link};
    background: none;
    color: ${color.link};
  }
  @container (min-width: ${widestBreakpoint}) {
    display: none;
  }
`

/** Links to other languages, at the end of the menu. */
const languageLinks = css`
  /* On a phone, the row has another language in place of the icon. */
  @container (max-width: 30rem) {
    > summary svg {
      display: none;
    }
  }
  nav > a[lang] {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    padding: 0.375rem 0.75rem;
    margin: 8px 0 0;
  }
`

/** Menu of narrow screens: a panel that opens below the sticky bar. */
const NarrowMenu = styled.details<{ $hasMenus: boolean; $hasLanguages: boolean }>`
  > summary {
    display: flex;
    align-items: center;
    ${flexGap('min(0.5rem, 2vw)')}
    min-height: ${controlSize};
    padding: 0 min(1rem, 2vw);
    border: 0.125rem solid ${color.link};
    border-radius: 0.75rem;
    color: ${color.link};
    font-size: min(1.25rem, 5vw);
    font-weight: 700;
    line-height: 1.2;
    list-style: none;
  }
  > summary svg {
    width: 1.3em;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > span {
    display: inherit;
    align-items: inherit;
    ${flexGap('min(0.5rem, 2vw)')}
  }
  &:not([open]) > summary > span + span,
  &[open] > summary > span:first-child {
    display: none;
  }
  > nav {
    position: absolute;
    left: 0;
    right: 0;
    top: 100%;
    /* The bar takes two lines where letters are large. */
    max-height: calc(100vh - 5.5rem);
    max-height: calc(100dvh - 5.5rem);
    overflow-y: auto;
    scroll-padding-bottom: 0.75rem;
    overscroll-behavior: contain;
    /* As far from the edge as the page below. */
    padding: 1rem min(2rem, 4.5vw);
    background: ${color.paper};
    border-bottom: 0.125rem solid ${color.line};
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.18);
  }
  > nav > a {
    width: 100%;
    margin-bottom: 0.75rem;
  }
  > nav > ul {
    display: grid;
  }
  > nav > ul > li {
    border-bottom: 0.0625rem solid ${color.hairline};
  }
  nav > ul > li > a,
  nav summary {
    min-height: 3.5rem;
    font-size: 1.25rem;
  }
  ${({ $hasLanguages }) => $hasLanguages && languageLinks}
  ${({ $hasMenus }) => $hasMenus && innerMenus}
  @container (min-width: ${widestBreakpoint}) {
    display: none;
  }
`

/** Opening status inside the menu of narrow screens. */
const MenuOpeningStatus = styled.p`
  max-width: none;
  margin-bottom: 0.5rem;
  text-align: center;
  > * {
    text-align: inherit;
  }
  > &::after {
    content: var(--holiday) var(--status);
  }
`

/**
 * Renders the call bar, and below it the sticky bar with brand mark, menus and one button. When the
 * page changes, only the current link is updated.
 */
export const Header = memo(function Header(props: { site: SiteConfig }): ReactElement {
  const { site } = props
  const { contact, header, preferences: panel, listening } = useInterface()
  const call = fillText(contact.call, { phone: site.phone.text })
  const languages = useOtherLanguages()
  const headerRef = useRef<HTMLElement>(null)
  useCloseMenus(headerRef)
  const notify = useNotice()
  const preferences = usePreferencesPanel((what) => {
    const failure = what === 'panel' ? panel.loadFailure : listening.voiceFailure
    notify({ tone: 'error', from: 'reading', ...failure })
  })
  return (
    <>
      <CallBar site={site}>{preferences.button}</CallBar>
      {preferences.panel}
      <StickyHeader ref={headerRef}>
        <HeaderRow>
          <Brand
            as={SiteLink}
            to={site.home}
            aria-label={fillText(header.home, { name: site.name })}
          >
            <BrandMark logo={site.logo} location="header" />
            <span>{site.name}</span>
          </Brand>
          <WideNavigation aria-label={header.navigation} $hasMenus={hasMenus(site.navigation)}>
            <Navigation items={site.navigation} name="bar-menu" />
            <ButtonLink to={site.consultation.to}>{site.consultation.label}</ButtonLink>
          </WideNavigation>
          <CallButton as={SiteLink} to={site.phone.href}>
            <LucideIcon icon={Phone} stroke={2.25} />
            <VisuallyHidden>
              <WordsToCall to={site.phone.href} withoutIcon>
                {call}
              </WordsToCall>
            </VisuallyHidden>
          </CallButton>{' '}
          {languages.length === 1 ? <AlternateLinks languages={languages} /> : null}
          <NarrowMenu $hasMenus={hasMenus(site.navigation)} $hasLanguages={languages.length > 0}>
            <summary>
              <span>
                <LucideIcon icon={MenuBars} size={26} stroke={2.25} />
                {header.menu}
              </span>{' '}
              <span>
                <LucideIcon icon={X} size={26} stroke={2.25} />
                {header.closeMenu}
              </span>
            </summary>
            <nav aria-label={header.navigation}>
              <ButtonLink to={site.consultation.to}>{site.consultation.label}</ButtonLink>{' '}
              <ButtonLink to={site.phone.href} $kind="secondary">
                <WordsToCall to={site.phone.href}>{call}</WordsToCall>
              </ButtonLink>
              <MenuOpeningStatus>
                <HoursNow>
                  <span>{noBreak(hoursText(site, contact))}</span>
                </HoursNow>
              </MenuOpeningStatus>
              <Navigation items={[...site.navigation, ...site.menuLinks]} name="panel-menu" />
              <AlternateLinks languages={languages} />
            </nav>
          </NarrowMenu>
        </HeaderRow>
      </StickyHeader>
    </>
  )
})
