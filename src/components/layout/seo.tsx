import type { ReactElement } from 'react'
import { Helmet } from 'react-helmet'
import type { SocialImageKind } from '../../content-model/schemas/social-images'
import { useSite } from './use-site'

/** What search engines and shared links are told of a page. */
export interface SeoProps {
  title: string
  description: string
  /** Path of the page, such as /faq. */
  path: string
  type?: 'website' | 'article'
  /** Which of the pictures that the build draws is shown where the page is shared. */
  image: SocialImageKind
  /** true: the page stays out of search engines. */
  hidden?: boolean
}

/** Title, description, canonical address, social tags. The only user of Helmet. */
export function Seo(props: SeoProps): ReactElement {
  const site = useSite()
  const title = `${props.title} | ${site.name}`
  const url = site.origin + props.path
  const hidden = props.hidden || site.previewNotice
  const image = `${site.origin}/social/${props.image}.png`
  return (
    <Helmet htmlAttributes={{ lang: 'en' }} defer={false}>
      <title>{title}</title>
      <meta name="description" content={props.description} />
      {hidden ? <meta name="robots" content="noindex" /> : null}
      {hidden ? null : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={site.fullName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={props.description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={props.type ?? 'website'} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={site.socialImages[props.image]} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={props.description} />
      <meta name="twitter:image" content={image} />
    </Helmet>
  )
}
