import type { GatsbySSR } from 'gatsby'
import { Children, isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import type { Schemes } from './src/palette/color-names'
import { openNowFile } from './src/hydration/open-now'
import { fontOf, type Typeface } from './src/theme/font'
import { headStyles } from './src/theme/theme-styles'

// The order of styles in a page is that in which their components were imported. All are imported before
// the first page is rendered, so that a page does not depend on which others are rendered with it.
import './src/templates/page'
import './src/templates/article'
import './src/templates/article-list'
import './src/templates/fridge'
import './src/templates/search'
import './src/templates/step-guide'
import './src/pages/404'

export { wrapPageElement } from './src/components/layout/wrap-page'

/** Defined by src/gatsby/webpack.ts, as are the constants of src/assets.d.ts. */
declare const SCHEMES: Schemes
declare const TYPEFACE: Typeface | null

const font = fontOf(TYPEFACE)
const styles = headStyles(SCHEMES, font)

/**
 * Renders a page to a string. Gatsby would render it to a stream, and React 18's stream writes a NUL
 * byte if a multi-byte character crosses the end of its 2,048-byte buffer. The head is read immediately, because
 * Helmet keeps only that of the last page: gatsby-plugin-react-helmet is too late if several pages are rendered at
 * the same time, and then adds nothing.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const html = renderToString(bodyComponent)
  replaceBodyHTMLString(html)
  const { htmlAttributes, link, meta, title } = Helmet.renderStatic()
  setHtmlAttributes(htmlAttributes.toComponent())
  setHeadComponents([
    title.toComponent(),
    link.toComponent(),
    meta.toComponent(),
    <script key="open-now" defer src={`${__PATH_PREFIX__}/${openNowFile}`} />,
  ])
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={font.file}
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href={TAB_ICON} />,
    <link key="touch-icon" rel="apple-touch-icon" href={`${__PATH_PREFIX__}/icon-180.png`} />,
    <meta key="theme" name="theme-color" content={SCHEMES.light.band} />,
    // Every telephone number is a link already. Those that an iPhone adds would not match what React renders.
    <meta key="detection" name="format-detection" content="telephone=no,date=no,address=no" />,
  ])
}

/**
 * Puts the global style first, so that the styles of components override it. Then moves Gatsby's
 * scripts into a template until the visitor's first interaction. The script with the name of the
 * page is removed, so that all pages have the same inline scripts.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const develop = process.env.NODE_ENV === 'development'
  replaceHeadComponents([
    ...styles.map(({ css, ...rest }, index) => (
      <style key={`style-${index}`} {...rest} dangerouslySetInnerHTML={{ __html: css }} />
    )),
    <script key="preferences" dangerouslySetInnerHTML={{ __html: PREFERENCES_SCRIPT }} />,
    ...(develop ? getHeadComponents() : (Children.map(getHeadComponents(), slim) ?? [])),
  ])
  if (develop) return
  const scripts = getPostBodyComponents().filter((node) => !isPageName(node))
  replacePostBodyComponents([
    <template key="react-scripts" id="react-scripts">
      {scripts}
    </template>,
    <script
      key="first-interaction"
      dangerouslySetInnerHTML={{ __html: FIRST_INTERACTION_SCRIPT }}
    />,
  ])
}

function isPageName(node: ReactNode): boolean {
  return isValidElement<{ id?: string }>(node) && node.props.id === 'gatsby-script-loader'
}

/** Returns a node of the head, or null if it preloads something or names the generator. */
function slim(node: ReactNode): ReactNode {
  if (!isValidElement<HeadProps>(node)) return node
  const { as, name, rel } = node.props
  if (node.type === 'meta' && name === 'generator') return null
  if (node.type === 'link' && rel !== undefined && (as === 'script' || as === 'fetch')) return null
  return node
}

interface HeadProps {
  as?: string
  name?: string
  rel?: string
}
