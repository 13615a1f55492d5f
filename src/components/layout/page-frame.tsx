import type { ReactElement, ReactNode } from 'react'
import type { Page } from '../../site/site'
import { Breadcrumb } from './breadcrumb'
import { JsonLd } from './json-ld'
import { Seo } from './seo'

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
