import type { GatsbyBrowser } from 'gatsby'
import { Layout } from './layout'
import { pageHours } from './page-hours'

/** Puts the frame around every page, in the build and in the browser alike. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Layout path={props.location.pathname} hours={pageHours(props.data)}>
    {element}
  </Layout>
)
