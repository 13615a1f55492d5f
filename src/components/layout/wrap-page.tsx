import type { GatsbyBrowser } from 'gatsby'
import { withoutPathPrefix } from '../ui/path-prefix'
import { Layout } from './layout'
import { locationHours } from './location-hours'

/** Wraps every page in the layout, in the build and in the browser. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Layout path={withoutPathPrefix(props.location.pathname)} hours={locationHours(props.data)}>
    {element}
  </Layout>
)
