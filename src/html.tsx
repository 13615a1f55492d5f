import type { HTMLAttributes, ReactElement, ReactNode } from 'react'

/** Props that Gatsby passes. */
interface HtmlProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  headComponents: ReactNode
  preBodyComponents: ReactNode
  /** HTML of the page. */
  body: string
  postBodyComponents: ReactNode
}

/**
 * Renders the document of every page: Gatsby's default, without what was meant for browsers of
 * before 2016.
 */
export default function Html(props: HtmlProps): ReactElement {
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
