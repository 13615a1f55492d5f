import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import type { PageLink } from '../../content-model/schemas/sections/help'
import { Column } from '../ui/band'
import { useInterface } from '../ui/interface'
import { SiteLink } from '../ui/site-link'
import { color } from '../../theme/tokens'
import { flexGap } from '../../theme/mixins'
import type { StructuredData, Page } from '../../site/site'
import { Seo } from './seo'

const BreadcrumbNav = styled.nav`
  padding-top: 0.75rem;
  ol {
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    ${flexGap('0.5rem', '0.625rem')}
    padding: 0;
    font-size: 1.125rem;
  }
  li {
    display: inline-flex;
    align-items: center;
    ${flexGap('0.625rem')}
  }
  li + li::before {
    content: '›';
    /* The second value, where supported, hides it from screen readers. */
    content: '›' / '';
    color: ${color.muted};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 3rem;
    min-height: 3rem;
  }
  @media print {
    display: none;
  }
`

/**
 * Renders the breadcrumbs of a page below the top level: home, the pages above it, the page itself.
 */
function Breadcrumb({ links }: { links: readonly PageLink[] }): ReactElement | null {
  const { page } = useInterface()
  if (links.length < 3) return null
  const above = links.slice(0, -1)
  const current = links[above.length]
  return (
    <BreadcrumbNav aria-label={page.breadcrumbs}>
      <Column>
        <ol>
          {above.map(({ label, path }) => (
            <li key={path}>
              <SiteLink to={path}>{label}</SiteLink>
            </li>
          ))}
          <li aria-current="page">{current?.label}</li>
        </ol>
      </Column>
    </BreadcrumbNav>
  )
}

/**
 * Renders schema.org data as JSON-LD scripts with the ids `ld-{id}`. They stand at the end of the
 * page: after the text that they repeat, they compress to almost nothing.
 */
export function JsonLd({ blocks }: { blocks: readonly StructuredData[] }): ReactElement {
  return (
    <>
      {blocks.map(({ id, data }) => (
        <script
          key={id}
          id={`ld-${id}`}
          type="application/ld+json"
          // A text with < could close the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
        />
      ))}
    </>
  )
}

/** The part of the node of a page that its template queries. */
export type PageData<Data extends object> = Pick<
  Page<Data>,
  'path' | 'head' | 'jsonLd' | 'breadcrumbs' | 'data'
>

/** Renders what is around the content of every page: its head, the way to it, its structured data. */
export function PageFrame(props: { page: PageData<object>; children: ReactNode }): ReactElement {
  const { path, head, jsonLd, breadcrumbs } = props.page
  return (
    <>
      <Seo {...head} path={path} />
      <Breadcrumb links={breadcrumbs} />
      {props.children}
      <JsonLd blocks={jsonLd} />
    </>
  )
}
