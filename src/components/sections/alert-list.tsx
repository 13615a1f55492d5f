import type { ReactElement } from 'react'
import styled from 'styled-components'
import { Band } from '../ui/band'
import { OpenCard } from '../ui/card'
import { BesideHead, SectionHead, TitleBand } from '../ui/section-head'
import { SiteLink } from '../ui/site-link'
import { Note, Text } from '../ui/text'
import type { AlertsData, ListedAlert } from '../../site/site'

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
export function AlertList({
  title,
  lead,
  headings,
  none,
  on,
  ended,
}: AlertsData & { title: string }): ReactElement {
  return (
    <>
      <TitleBand title={title} text={lead} />
      <Band>
        <BesideHead>
          <SectionHead title={headings.on} />
          {on.length > 0 ? <AlertItems alerts={on} todo={headings.todo} /> : <Text>{none}</Text>}
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
