import type { GatsbyBrowser } from 'gatsby'
import { Layout } from './layout'
import { locationHours } from './location-hours'

/** Puts the frame around every page, in the build and in the browser alike. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Layout path={props.location.pathname} hours={locationHours(props.data)}>
    {element}
  </Layout>
)
