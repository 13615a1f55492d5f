import { type ReactElement, type ReactNode, useMemo } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { color } from '../../theme/tokens'
import { NoticeProvider } from '../forms/notices'
import { errorSummarySlot } from '../forms/error-summary'
import { useInterface } from '../ui/interface'
import { OurLineContext } from '../ui/open-status'
import { CurrentPath } from '../ui/site-link'
import { linksInText, LinksInTextContext } from '../ui/text'
import { AlertNotice, PreviewNotice, StaleNotice } from './page-notices'
import { Part } from '../ui/part'
import { Footer } from './footer'
import { Header } from './header'
import { useDoubleClickGuard } from './page-behavior'
import { useAlerts, useSite } from './use-site'

/** Skip link: the first focusable element, which leads past the header to the main content. */
const SkipLink = styled.a.attrs({ href: '#main' })`
  position: absolute;
  left: 0.5rem;
  top: 0.5rem;
  z-index: 30;
  padding: 0.75rem 1.25rem;
  border-radius: 0.5rem;
  background: ${color.lamp};
  color: ${color.lampText};
  font-weight: 700;
  &:not(:focus) {
    clip-path: inset(50%);
    height: 1px;
    width: 1px;
    overflow: hidden;
    padding: 0;
  }
`

const Main = styled.main`
  min-height: 60vh;
`

/** Keeps the groups of telephone numbers in their order inside text from right to left. */
const NumbersInOrder = createGlobalStyle`
  a[href^='tel:'], a[data-away], a[href^='sms:'] {
    direction: ltr;
    unicode-bidi: isolate;
  }
`

/**
 * Renders what surrounds every page: notices, header and footer. It stays mounted while pages
 * change inside it.
 */
export function Layout(props: {
  /** Path of the page inside it. */
  path: string
  /**
   * Opening hours of the location that the page is about, if they differ from those of the
   * business.
   */
  hours?: string | undefined
  children: ReactNode
}): ReactElement {
  const site = useSite()
  const alerts = useAlerts()
  const { page, direction } = useInterface()
  useDoubleClickGuard()
  const links = useMemo(() => linksInText([site.phone, ...site.helpLinks]), [site])
  return (
    <CurrentPath.Provider value={props.path}>
      <LinksInTextContext.Provider value={links}>
        <OurLineContext.Provider value={site}>
          <NoticeProvider>
            <SkipLink>{page.skip}</SkipLink>
            {direction === 'rtl' ? <NumbersInOrder /> : null}
            {site.previewNotice ? (
              <PreviewNotice changes={site.previewChanges}>{site.previewNotice}</PreviewNotice>
            ) : null}
            {alerts ? <AlertNotice bar={alerts} path={props.path} /> : null}
            <Part>
              <Header site={site} />
            </Part>
            <Main id="main" tabIndex={-1}>
              <div id={errorSummarySlot} />
              <StaleNotice />
              {props.children}
            </Main>
            <Part>
              <Footer site={site} hours={props.hours} alerts={alerts?.list} />
            </Part>
          </NoticeProvider>
        </OurLineContext.Provider>
      </LinksInTextContext.Provider>
    </CurrentPath.Provider>
  )
}
