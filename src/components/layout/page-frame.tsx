import type { ReactElement, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { PageLink } from '../../content-model/schemas/sections/help'
import { Column, sizeContainer } from '../ui/band'
import { useInterface } from '../ui/interface'
import { SiteLink } from '../ui/site-link'
import { color } from '../../theme/tokens'
import { flexGap, screenOnly } from '../../theme/mixins'
import type { StructuredData, Page } from '../../site/site'
import { Seo } from './seo'

const trail = css`
  ol {
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    ${flexGap('0.5rem')}
    padding: 0;
    font-size: 1.125rem;
  }
  li {
    display: inline-flex;
    align-items: center;
    ${flexGap('0.5rem')}
  }
  /* At the end of an item, so that no line begins with it. */
  li:not(:last-child)::after {
    content: '›';
    /* The second value, where supported, hides it from screen readers. */
    content: '›' / '';
    color: ${color.muted};
  }
`

const wayBack = css`
  a {
    position: relative;
    padding-left: 1.25rem;
    line-height: 1.35;
  }
  /* Out of the flow, so that the line below the word stops at the word. */
  a::before {
    content: '‹';
    content: '‹' / '';
    position: absolute;
    left: 0;
    color: ${color.muted};
    font-size: 1.75rem;
    line-height: 1;
  }
`

/** The row above the content: the way here. Each page has only the styles of what it shows. */
const TopRow = styled.div<{ $way: 'back' | 'trail' }>`
  ${sizeContainer}
  padding-top: 0.375rem;
  a {
    display: inline-flex;
    align-items: center;
    min-width: 3rem;
    min-height: 3rem;
  }
  ${({ $way }) => ($way === 'back' ? wayBack : trail)}
  ${screenOnly}
`

/**
 * Renders the breadcrumbs of a page below the top level: home, the pages above it, the page itself.
 */
function Breadcrumb({ links }: { links: readonly PageLink[] }): ReactElement {
  const { page } = useInterface()
  const above = links.slice(0, -1)
  return (
    <nav aria-label={page.breadcrumbs}>
      <ol>
        {above.map(({ label, path }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{links[above.length]?.label}</li>
      </ol>
    </nav>
  )
}

/**
 * Renders schema.org data as JSON-LD scripts with the ids `ld-{id}`, at the end of the
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

/** The part of the node of a page that its template queries, as `PageFields` of use-site.ts. */
export type PageData<Data extends object> = Pick<
  Page<Data>,
  'path' | 'head' | 'jsonLd' | 'breadcrumbs' | 'data'
>

/**
 * Renders what is around the content of every page: its head, the way to it, its structured data.
 *
 * @param props.back one link in place of the breadcrumbs
 */
export function PageFrame(props: {
  page: PageData<object>
  back?: PageLink | undefined
  children: ReactNode
}): ReactElement {
  const { path, head, jsonLd, breadcrumbs } = props.page
  const { back } = props
  return (
    <>
      <Seo {...head} path={path} />
      {breadcrumbs.length > 2 ? (
        <TopRow $way={back ? 'back' : 'trail'}>
          <Column>
            {back ? (
              <SiteLink to={back.path}>{back.label}</SiteLink>
            ) : (
              <Breadcrumb links={breadcrumbs} />
            )}
          </Column>
        </TopRow>
      ) : null}
      {props.children}
      <JsonLd blocks={jsonLd} />
    </>
  )
}
