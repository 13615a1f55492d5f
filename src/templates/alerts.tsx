import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import styled from 'styled-components'
import { PageFrame, type PageData } from '../components/layout/page-frame'
import { Band } from '../components/ui/band'
import { OpenCard } from '../components/ui/card'
import { Stack } from '../components/ui/layout-primitives'
import { BesideHead, SectionHead } from '../components/ui/section-head'
import { SiteLink } from '../components/ui/site-link'
import { Lead, Note, Text } from '../components/ui/text'
import type { AlertsData, ListedAlert } from '../site/alert-pages'

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
export default function Alerts({
  data: { page },
}: PageProps<{ page: PageData<AlertsData> }>): ReactElement {
  const { lead, headings, none, on, ended } = page.data
  return (
    <PageFrame page={page}>
      <Band background="sand" slim>
        <Stack>
          <h1>{page.head.title}</h1>
          <Lead>{lead}</Lead>
        </Stack>
      </Band>
      <Band>
        <BesideHead>
          <SectionHead title={headings.on} />
          {on.length > 0 ? (
            <AlertItems alerts={on} todo={headings.todo} />
          ) : (
            <Text>{none}</Text>
          )}
        </BesideHead>
      </Band>
      {ended.length > 0 ? (
        <Band background="sand">
          <BesideHead>
            <SectionHead title={headings.ended} />
            <AlertItems alerts={ended} todo={headings.todo} />
          </BesideHead>
        </Band>
      ) : null}
    </PageFrame>
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
  query Alerts($id: String!) {
    page: contentPage(id: { eq: $id }) {
      path
      head
      jsonLd
      breadcrumbs
      data
    }
  }
`
