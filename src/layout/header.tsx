import { Menu } from 'lucide'
import { useRef, type ReactElement } from 'react'
import type { SiteFrame } from '../content-model/site-frame'
import { ButtonLink } from '../primitives/button'
import { LineDrawing } from '../primitives/line-drawing'
import { SiteLink } from '../primitives/site-link'
import * as Bar from './header-style'
import { Lantern } from './lantern'
import { Navigation } from './navigation'
import { useClosingMenus } from './use-closing-menus'

/** The call bar, and below it the bar that stays: mark, menus, the one button. */
export function Header({ site }: { site: SiteFrame }): ReactElement {
  const bar = useRef<HTMLElement>(null)
  useClosingMenus(bar)
  return (
    <>
      <Bar.CallBar aria-label="Telephone and hours">
        <Bar.Inner>
          <p>
            Call <a href={site.phone.href}>{site.phone.text}</a>
          </p>
          <p className="hours">
            Open {site.hours.days}, {site.hours.time}
          </p>
        </Bar.Inner>
      </Bar.CallBar>
      <Bar.Sticky ref={bar}>
        <Bar.Inner>
          <Bar.Brand as={SiteLink} to="/" aria-label={`${site.name}, home`}>
            <Lantern />
            <span>{site.name}</span>
          </Bar.Brand>
          <Bar.Wide aria-label="Main">
            <Navigation items={site.navigation} name="bar-menu" />
            <ButtonLink to={site.consultation.to}>{site.consultation.label}</ButtonLink>
          </Bar.Wide>
          <Bar.Narrow>
            <summary>
              <LineDrawing of={Menu} size={26} stroke={2.25} />
              Menu
            </summary>
            <nav aria-label="Main">
              <ButtonLink to={site.consultation.to}>{site.consultation.label}</ButtonLink>
              <Navigation items={site.navigation} name="panel-menu" />
            </nav>
          </Bar.Narrow>
        </Bar.Inner>
      </Bar.Sticky>
    </>
  )
}
