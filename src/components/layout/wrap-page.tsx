import type { GatsbyBrowser } from 'gatsby'
import type { ReactElement, ReactNode } from 'react'
import { InterfaceContext } from '../ui/interface'
import { PageLanguageContext } from '../ui/page-language'
import { Layout } from './layout'
import { locationHours } from './location-hours'
import { useSiteInterface } from './use-site'

/** Wraps every page in the layout, in the build and in the browser. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageLanguageContext.Provider value={props.pageContext}>
    <WithInterface>
      <Layout path={pathOf(props.location)} hours={locationHours(props.data)}>
        {element}
      </Layout>
    </WithInterface>
  </PageLanguageContext.Provider>
)

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
