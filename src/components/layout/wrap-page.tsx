import type { GatsbyBrowser } from 'gatsby'
import type { ReactElement, ReactNode } from 'react'
import type { PageLocale } from '../../site/site'
import { InterfaceContext } from '../ui/interface'
import { PageLocaleContext } from '../ui/page-locale'
import { Layout } from './layout'
import { locationHours } from './location-hours'
import { useShownLocale, useSiteInterface } from './use-site'

/** Wraps every page in the layout, in the build and in the browser. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <WithLanguage page={props.pageContext} path={pathOf(props.location)}>
    <WithInterface>
      <Layout path={pathOf(props.location)} hours={locationHours(props.data)}>
        {element}
      </Layout>
    </WithInterface>
  </WithLanguage>
)

/** Provides the language of a page to it and its layout. */
function WithLanguage(props: {
  page: PageLocale
  path: string
  children: ReactNode
}): ReactElement {
  return (
    <PageLocaleContext.Provider value={useShownLocale(props.page, props.path)}>
      {props.children}
    </PageLocaleContext.Provider>
  )
}

/** Provides the words of the interface to a page and its layout. */
function WithInterface({ children }: { children: ReactNode }): ReactElement {
  return (
    <InterfaceContext.Provider value={useSiteInterface()}>{children}</InterfaceContext.Provider>
  )
}

/** Returns the path of a page as content names it, without the path below which the site lives. */
function pathOf({ pathname }: { pathname: string }): string {
  return __PATH_PREFIX__ ? pathname.slice(__PATH_PREFIX__.length) || '/' : pathname
}
