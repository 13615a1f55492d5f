import { Fragment, type ReactElement } from 'react'
import styled from 'styled-components'
import type { Areas as AreasContent } from '../../content-model/schemas/sections/places'
import { BesideHead, SectionHead } from '../ui/section-head'
import { SiteLink } from '../ui/site-link'
import { Text } from '../ui/text'
import { color } from '../../theme/tokens'

const AreaList = styled.ul`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0.5rem 1.5rem;
  @container (max-width: 34rem) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    column-gap: 1rem;
  }
  li {
    display: grid;
    grid-template-columns: min(1.25rem, 8vw) minmax(0, 1fr);
    align-items: center;
    gap: 0.5rem;
    min-height: 3rem;
    line-height: 1.4;
    @media print {
      min-height: 0;
    }
  }
  /* A map pin: a drop on its tip. */
  li::before {
    content: '';
    width: 0.8em;
    height: 0.8em;
    border: 0.14em solid ${color.link};
    border-radius: 50% 50% 50% 0;
    transform: rotate(-45deg);
  }
`

const AreaLink = styled(SiteLink)`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  column-gap: 0.25em;
  min-height: 3rem;
  @media print {
    min-height: 0;
  }
`

const AreaNote = styled(Text)`
  margin-top: 1.75rem;
`

/** Returns a name that may break after a slash, such as North/South. */
function breakable(name: string): ReactElement[] {
  return (name.match(/[^/]+\/?/g) ?? []).map((part) => (
    <Fragment key={part}>
      {part}
      {part.endsWith('/') ? <wbr /> : null}
    </Fragment>
  ))
}

/** Renders the areas that we serve. */
export function AreasSection(props: AreasContent): ReactElement {
  return (
    <BesideHead>
      <SectionHead title={props.title} text={props.text} />
      <div>
        <AreaList>
          {props.areas.map((area) => (
            <li key={area.name}>
              {area.to ? (
                <AreaLink to={area.to}>
                  <span>{breakable(area.name)}</span>
                </AreaLink>
              ) : (
                <span>{breakable(area.name)}</span>
              )}
            </li>
          ))}
        </AreaList>
        {props.note ? <AreaNote>{props.note}</AreaNote> : null}
      </div>
    </BesideHead>
  )
}
