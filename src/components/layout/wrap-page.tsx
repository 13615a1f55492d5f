import type { GatsbyBrowser } from 'gatsby'
import type { ReactElement, ReactNode } from 'react'
import type { PageLocale } from '../../site/site'
import { InterfaceContext } from '../ui/interface'
import { PageLocaleContext } from '../ui/site-link'
import { Layout } from './layout'
import { useShownLocale, useSiteInterface } from './use-site'
import type { Section } from '../../content-model/schemas/section'

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

/**
 * Returns the opening hours of the location that a page is about, shortened: `Mon-Fri 8 AM-8 PM,
 * Sat 9 AM-6 PM`.
 *
 * @param data result of the query of a page; that of src/templates/page.tsx has sections
 * @returns undefined if the page has no hours of its own, so those of the business apply
 */
export function locationHours(data: unknown): string | undefined {
  const { page } = (data ?? {}) as { page?: { data: { sections?: readonly Section[] } } }
  for (const section of page?.data.sections ?? []) {
    if (section.kind === 'hours') return section.rows.map(shorten).join(', ')
  }
  return undefined
}

function shorten(row: { days: string; time: string }): string {
  const days = row.days.replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*day\b/g, '$1')
  return `${days} ${row.time}`
}
