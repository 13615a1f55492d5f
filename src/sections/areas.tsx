import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Areas as AreasContent } from '../content-model/sections/areas'
import { Icon } from '../primitives/icon'
import { SectionHead } from '../primitives/section-head'
import { SiteLink } from '../primitives/site-link'
import { Text } from '../primitives/text'
import { colour } from '../theme/tokens'

const List = styled.ul`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0.5rem 1.5rem;
  li {
    display: grid;
    grid-template-columns: min(1.75rem, 8vw) minmax(0, 1fr);
    align-items: center;
    gap: 0.5rem;
    min-height: 3rem;
    line-height: 1.4;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
  }
  svg {
    color: ${colour.link};
  }
  & + p {
    margin-top: 1.75rem;
  }
`

/** The places we serve. */
export function Areas(props: AreasContent): ReactElement {
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <List>
        {props.areas.map((area) => (
          <li key={area.name}>
            <Icon name="map-pin" size={26} />
            {area.to ? <SiteLink to={area.to}>{area.name}</SiteLink> : <span>{area.name}</span>}
          </li>
        ))}
      </List>
      {props.note ? <Text>{props.note}</Text> : null}
    </>
  )
}
