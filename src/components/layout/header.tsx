import MenuBars from 'lucide/dist/esm/icons/menu.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { memo, useRef, type ReactElement } from 'react'
import type { SiteFrame } from '../../content-model/site-frame'
import { useNotice } from '../forms/notices'
import { ButtonLink } from '../ui/button'
import { LucideIcon } from '../ui/lucide-icon'
import { SiteLink } from '../ui/site-link'
import { usePreferencesPanel } from '../../preferences/use-preferences-panel'
import { CallBar, MenuOpeningStatus, OpeningStatus, StackedNumber } from './call-bar-style'
import * as Bar from './header-style'
import { NarrowMenu } from './narrow-menu-style'
import { BrandMark } from './brand-mark'
import { Navigation } from './navigation'
import { LocationHoursLink } from './location-hours-link'
import { useCloseMenus } from './use-close-menus'
import { useOpenStatus } from './use-open-status'

/** Notices for visitors when the preferences panel does not load or its voice stops. */
const failures = {
  panel: {
    title: 'This part did not load',
    text: 'Check that you are online. Then press the button again.',
  },
  voice: {
    title: 'The voice stopped',
    text: 'To begin again, open “Easier to read” at the top, and press “Listen to this page”.',
  },
}

/**
 * Renders the call bar, and below it the sticky bar with brand mark, menus and one button. When the
 * page changes, only the current link and the opening hours are updated.
 *
 * @param props.hours opening hours of the page, where it has a table of its own
 */
export const Header = memo(function Header(props: {
  site: SiteFrame
  hours?: string | undefined
}): ReactElement {
  const { site, hours } = props
  // A page with its own opening hours shows those.
  const status = useOpenStatus(hours ? undefined : site.light)
  const PhoneNumber = hours ? 'p' : StackedNumber
  const headerRef = useRef<HTMLElement>(null)
  useCloseMenus(headerRef)
  const notify = useNotice()
  const preferences = usePreferencesPanel((what) =>
    notify({ tone: 'error', from: 'reading', ...failures[what] }),
  )
  return (
    <>
      <CallBar aria-label="Telephone and hours">
        <Bar.HeaderRow>
          <PhoneNumber>
            Call <a href={site.phone.href}>{site.phone.text}</a>
          </PhoneNumber>
          {hours ? (
            <LocationHoursLink hours={hours} />
          ) : (
            <OpeningStatus>
              {status ? (
                // Where the button leaves no room, only the menu shows it.
                <span className={status.text.length > 20 ? 'roomy' : undefined}>{status.text}</span>
              ) : (
                <>
                  Open <span className="roomy">{site.hours.days}, </span>
                  {site.hours.time}
                </>
              )}
            </OpeningStatus>
          )}
          {preferences.button}
        </Bar.HeaderRow>
      </CallBar>
      {preferences.panel}
      <Bar.StickyHeader ref={headerRef}>
        <Bar.HeaderRow>
          <Bar.Brand as={SiteLink} to="/" aria-label={`${site.name}, home`}>
            <BrandMark logo={site.logo} place="header" lit={status?.isOpen} />
            <span>{site.name}</span>
          </Bar.Brand>
          <Bar.WideNavigation aria-label="Main">
            <Navigation items={site.navigation} name="bar-menu" />
            <ButtonLink to={site.consultation.to}>{site.consultation.label}</ButtonLink>
          </Bar.WideNavigation>
          <NarrowMenu>
            <summary>
              <span>
                <LucideIcon icon={MenuBars} size={26} stroke={2.25} />
                Menu
              </span>
              <span>
                <LucideIcon icon={X} size={26} stroke={2.25} />
                Close
              </span>
            </summary>
            <nav aria-label="Main">
              <ButtonLink to={site.consultation.to}>{site.consultation.label}</ButtonLink>
              <ButtonLink to={site.phone.href} $kind="secondary">
                <LucideIcon icon={Phone} />
                {`Call ${site.phone.text}`}
              </ButtonLink>
              {hours ? null : (
                <MenuOpeningStatus>
                  {status
                    ? [status.reason, status.text].filter(Boolean).join(' ')
                    : `Open ${site.hours.days}, ${site.hours.time}`}
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
