import type { GatsbyBrowser } from 'gatsby'
import { Layout } from './layout'
import { locationHours } from './location-hours'

/** Wraps every page in the layout, in the build and in the browser. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Layout path={pathOf(props.location)} hours={locationHours(props.data)}>
    {element}
  </Layout>
)

/** Returns the path of a page as content names it, without the path below which the site lives. */
function pathOf({ pathname }: { pathname: string }): string {
  return __PATH_PREFIX__ ? pathname.slice(__PATH_PREFIX__.length) || '/' : pathname
}
