import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import { NoticeProvider } from '../forms/notices'
import { problemsSlot } from '../forms/error-summary'
import { Here } from '../ui/site-link'
import { OwnLine } from '../ui/words'
import { Footer } from './footer'
import { Header } from './header'
import { PreviewNotice } from './preview-notice'
import { SkipLink } from './skip-link'
import { useSinglePresses } from './use-single-presses'
import { useSite } from './use-site'

const Main = styled.main`
  min-height: 60vh;
`

/** The frame around every page. It stays while pages change inside it. */
export function Layout(props: {
  /** The address of the page inside it. */
  path: string
  /** The hours of its place, where they are not those of the business. */
  hours?: string | undefined
  children: ReactNode
}): ReactElement {
  const site = useSite()
  useSinglePresses()
  return (
    <Here.Provider value={props.path}>
      <OwnLine.Provider value={site.phone}>
        <NoticeProvider>
          <SkipLink />
          {site.previewNotice ? (
            <PreviewNotice changes={site.previewChanges}>{site.previewNotice}</PreviewNotice>
          ) : null}
          <Header site={site} hours={props.hours} />
          <Main id="main" tabIndex={-1}>
            <div id={problemsSlot} />
            {props.children}
          </Main>
          <Footer site={site} hours={props.hours} />
        </NoticeProvider>
      </OwnLine.Provider>
    </Here.Provider>
  )
}
