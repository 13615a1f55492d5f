import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { onIntent } from './src/intent/on-intent'
import { light } from './src/theme/tokens'
import { fontFile } from './src/theme/font'

export { wrapPageElement } from './src/layout/wrap-page'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={fontFile}
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/icon.svg" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icon-180.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <link key="feed" rel="alternate" type="application/rss+xml" title="Articles" href="/rss.xml" />,
    <meta key="theme" name="theme-color" content={light.band} />,
  ])
}

/**
 * Lays Gatsby's scripts aside until the visitor reaches for something. The one that names the page
 * is left out, so that all pages have the same inline scripts.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === 'development') return
  replaceHeadComponents(
    getHeadComponents().filter((node) => !isPrefetch(node) && !isGenerator(node)),
  )
  const scripts = getPostBodyComponents().filter((node) => !isPageName(node))
  replacePostBodyComponents([
    <template key="react-scripts" id="react-scripts">
      {scripts}
    </template>,
    <script key="on-intent" dangerouslySetInnerHTML={{ __html: `(${onIntent.toString()})()` }} />,
  ])
}

function isPageName(node: ReactNode): boolean {
  return isValidElement<{ id?: string }>(node) && node.props.id === 'gatsby-script-loader'
}

/** Which program made the page, and in what version, helps only those who look for its faults. */
function isGenerator(node: ReactNode): boolean {
  return isValidElement<{ name?: string }>(node) && node.props.name === 'generator'
}

function isPrefetch(node: ReactNode): boolean {
  if (!isValidElement<{ as?: string; rel?: string }>(node) || node.type !== 'link') return false
  return node.props.as === 'script' || node.props.as === 'fetch'
}
