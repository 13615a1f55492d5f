import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { AlertList, ListedAlert } from '../content-model/alert-list'
import { Breadcrumb } from '../components/layout/breadcrumb'
import { JsonLd } from '../components/layout/json-ld'
import { Seo } from '../components/layout/seo'
import { Band } from '../components/ui/band'
import { OpenCard } from '../components/ui/card'
import { Stack } from '../components/ui/layout-primitives'
import { BesideHead, SectionHead } from '../components/ui/section-head'
import { SiteLink } from '../components/ui/site-link'
import { Lead, Note, Text } from '../components/ui/text'

const List = styled.ul`
  list-style: none;
  display: grid;
  gap: 2.5rem;
  width: 100%;
`

const Alert = styled(OpenCard)`
  p + p {
    margin-top: 0.375rem;
  }
  h4 {
    margin: 0.5rem 0 0;
    font-size: 1.25rem;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
  }
`

/** Renders the list of alerts: those that are on, and those that have ended in the last year. */
export default function Alerts(props: PageProps<{ site: { alertList: AlertList } }>): ReactElement {
  const list = props.data.site.alertList
  const { headings } = list
  return (
    <>
      <Seo title={list.title} description={list.description} path={props.path} image="page" />
      <Breadcrumb links={list.breadcrumbs} />
      <Band background="sand" slim>
        <Stack>
          <h1>{list.title}</h1>
          <Lead>{list.lead}</Lead>
        </Stack>
      </Band>
      <Band>
        <BesideHead>
          <SectionHead title={headings.on} />
          {list.on.length > 0 ? (
            <AlertItems alerts={list.on} todo={headings.todo} />
          ) : (
            <Text>{list.none}</Text>
          )}
        </BesideHead>
      </Band>
      {list.ended.length > 0 ? (
        <Band background="sand">
          <BesideHead>
            <SectionHead title={headings.ended} />
            <AlertItems alerts={list.ended} todo={headings.todo} />
          </BesideHead>
        </Band>
      ) : null}
      <JsonLd blocks={list.structuredData} />
    </>
  )
}

function AlertItems(props: { alerts: readonly ListedAlert[]; todo: string }): ReactElement {
  return (
    <List>
      {props.alerts.map(({ id, title, days, places, happens, todo, link }) => (
        <Alert as="li" key={id} id={id}>
          <h3>{title}</h3>
          <Note>{places ? `${days}. ${places}.` : `${days}.`}</Note>
          <Text>{happens}</Text>
          <h4>{props.todo}</h4>
          <Text>{todo}</Text>
          {link ? <SiteLink to={link.to}>{link.label}</SiteLink> : null}
        </Alert>
      ))}
    </List>
  )
}

export const query = graphql`
  query Alerts($language: String = "") {
    site: contentSite(language: { eq: $language }) {
      alertList
    }
  }
`
