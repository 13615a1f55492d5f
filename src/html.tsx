import type { HTMLAttributes, ReactElement, ReactNode } from 'react'

/** What Gatsby puts into a page. */
interface Parts {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  headComponents: ReactNode
  preBodyComponents: ReactNode
  /** The page as HTML. */
  body: string
  postBodyComponents: ReactNode
}

/** The frame of every HTML file: Gatsby's own, without what was meant for browsers of before 2016. */
export default function Html(props: Parts): ReactElement {
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
