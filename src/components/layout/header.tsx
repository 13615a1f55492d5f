import MenuBars from 'lucide/dist/esm/icons/menu.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { memo, useContext, useRef, type ReactElement } from 'react'
import type { SiteConfig } from '../../site/site-config'
import { useNotice } from '../forms/notices'
import { ButtonLink } from '../ui/button'
import { fillNodes, fillText, useInterface } from '../ui/interface'
import { PageLocaleContext, SiteLink } from '../ui/site-link'
import { LucideIcon } from '../ui/lucide-icon'
import { noBreak } from '../ui/text'
import { usePreferencesPanel } from '../../preferences/use-preferences-panel'
import { BarLink, CallBar, MenuOpeningStatus, OpeningStatus } from './call-bar-style'
import * as Bar from './header-style'
import { NarrowMenu } from './narrow-menu-style'
import { hoursText } from './hours-text'
import { AlternateLinks } from './alternate-links'
import { BrandMark } from './brand-mark'
import { hasMenus, Navigation, useCloseMenus } from './navigation'
import { LocationHoursLink } from './location-hours-link'
import { useOpenStatus } from '../ui/open-status'

/**
 * Renders the call bar, and below it the sticky bar with brand mark, menus and one button. When the
 * page changes, only the current link and the opening hours are updated.
 *
 * @param props.hours opening hours of the page, where it has a table of its own
 */
export const Header = memo(function Header(props: {
  site: SiteConfig
  hours?: string | undefined
}): ReactElement {
  const { site, hours } = props
  const { locale, contact, header, preferences: panel, listening } = useInterface()
  // A page with its own opening hours shows those.
  const status = useOpenStatus(hours ? undefined : site.light, locale)
  const isCrowded = useContext(PageLocaleContext).alternates !== undefined
  const headerRef = useRef<HTMLElement>(null)
  useCloseMenus(headerRef)
  const notify = useNotice()
  const preferences = usePreferencesPanel((what) => {
    const failure = what === 'panel' ? panel.loadFailure : listening.voiceFailure
    notify({ tone: 'error', from: 'reading', ...failure })
  })
  return (
    <>
      <CallBar aria-label={contact.bar} $crowded={isCrowded}>
        <Bar.HeaderRow>
          <p>
            {fillNodes(contact.call, { phone: <a href={site.phone.href}>{site.phone.text}</a> })}
          </p>
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
          <AlternateLinks />
          {preferences.button}
        </Bar.HeaderRow>
      </CallBar>
      {preferences.panel}
      <Bar.StickyHeader ref={headerRef}>
        <Bar.HeaderRow>
          <Bar.Brand
            as={SiteLink}
            to={site.home}
            aria-label={fillText(header.home, { name: site.name })}
          >
            <BrandMark logo={site.logo} location="header" lit={status?.isOpen} />
            <span>{site.name}</span>
          </Bar.Brand>
          <Bar.WideNavigation aria-label={header.navigation} $hasMenus={hasMenus(site.navigation)}>
            <Navigation items={site.navigation} name="bar-menu" />
            <ButtonLink to={site.consultation.to}>{site.consultation.label}</ButtonLink>
          </Bar.WideNavigation>
          <NarrowMenu $hasMenus={hasMenus(site.navigation)}>
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
                <LucideIcon icon={Phone} />
                {fillText(contact.call, { phone: site.phone.text })}
              </ButtonLink>
              {hours && !site.answers ? null : (
                <MenuOpeningStatus>
                  {noBreak(
                    status
                      ? [status.reason, status.text].filter(Boolean).join(' ')
                      : hoursText(site, contact),
                  )}
                </MenuOpeningStatus>
              )}
              <Navigation items={[...site.navigation, ...site.menuLinks]} name="panel-menu" />
            </nav>
          </NarrowMenu>
        </Bar.HeaderRow>
      </Bar.StickyHeader>
    </>
  )
})
