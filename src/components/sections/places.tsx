import type { ReactElement } from 'react'
import styled from 'styled-components'
import type {
  Areas as AreasContent,
  Map as MapContent,
  Hours as HoursContent,
} from '../../content-model/schemas/sections/places'
import { BesideHead, SectionHead } from '../ui/section-head'
import { SiteLink } from '../ui/site-link'
import { breakAfter, Text } from '../ui/text'
import { color, widestBreakpoint } from '../../theme/tokens'
import { Illustration } from '../ui/illustration'
import { Below, Stack } from '../ui/layout-primitives'
import { TickList } from '../ui/tick-list'
import { flexGap, visuallyHidden } from '../../theme/mixins'

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
                  <span>{breakAfter('/', area.name)}</span>
                </AreaLink>
              ) : (
                <span>{breakAfter('/', area.name)}</span>
              )}
            </li>
          ))}
        </AreaList>
        {props.note ? (
          <Below>
            <Text>{props.note}</Text>
          </Below>
        ) : null}
      </div>
    </BesideHead>
  )
}

/** Width from which the names have room on the illustration. */
const labelsOnMap = '46rem'

const MapGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 4rem;
  @container (min-width: ${widestBreakpoint}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.8fr);
    grid-template-rows: auto 1fr;
  }
`

/**
 * The illustration and the list below it, whose markers are laid over the illustration at every
 * width.
 */
const MapWithList = styled.div`
  position: relative;
  max-width: 46rem;
  img {
    max-width: none;
    margin-bottom: 1.5rem;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
    gap: 0.5rem 1rem;
    counter-reset: place;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    counter-increment: place;
  }
  /* The same number as in the window. Screen readers count the list themselves. */
  li::after {
    content: counter(place) '.';
    content: counter(place) '.' / '';
    order: -1;
    min-width: 1.75em;
  }
  a {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    align-content: center;
    min-width: 0;
    min-height: 3rem;
    line-height: 1.3;
  }
  li::before {
    content: counter(place);
    content: counter(place) / '';
    position: absolute;
    left: var(--x);
    top: 0;
    /* Margins go by the width, so that the list may follow below the drawing. */
    margin-top: var(--y);
    transform: translate(-50%, -50%);
    box-sizing: border-box;
    width: 1.625rem;
    height: 1.875rem;
    padding-top: 0.25rem;
    border: 0.125rem solid ${color.lampText};
    border-radius: 50% 50% 0 0 / 45% 45% 0 0;
    background: ${color.lamp};
    box-shadow: 0 0 0.75rem ${color.lamp};
    color: ${color.lampText};
    font-size: 1rem;
    font-weight: 700;
    line-height: 1.3;
    text-align: center;
    letter-spacing: -0.03em;
    pointer-events: none;
  }
  /* Very large text on a very narrow screen leaves no room for a drawing. */
  @container (max-width: 17rem) {
    img,
    li::before,
    li::after {
      display: none;
    }
  }
  @media print {
    li::before,
    li::after {
      display: none;
    }
  }
  @container (min-width: ${widestBreakpoint}) {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
  @media screen {
    @container (min-width: ${labelsOnMap}) {
      img {
        margin-bottom: 0;
      }
      a {
        position: absolute;
        left: var(--x);
        top: 0;
        margin-top: var(--y);
        max-width: calc(26% + 1rem);
        padding-left: 2.5rem;
        transform: translate(-1.5rem, -50%);
        font-size: 1.125rem;
        line-height: 1.2;
      }
      li[data-side] a {
        left: auto;
        right: calc(100% - var(--x));
        padding-left: 0;
        padding-right: 2.5rem;
        transform: translate(1.5rem, -50%);
      }
      li::after {
        display: none;
      }
      span {
        padding: 0.125rem 0.5rem;
        border-radius: 0.5rem;
        background: ${color.card};
        text-align: center;
      }
      /* In which language the page is; the text beside the drawing says it once for all. */
      span + span {
        ${visuallyHidden}
      }
      li::before {
        content: '';
        background:
          linear-gradient(${color.lampText}, ${color.lampText}) 50% / 0.125rem 100% no-repeat,
          linear-gradient(${color.lampText}, ${color.lampText}) 50% 60% / 100% 0.125rem no-repeat,
          ${color.lamp};
      }
    }
  }
`

/** List item with its position in percent of the width of the illustration, which is 560 by 520. */
const MapMarker = styled.li<{ $x: number; $y: number }>`
  --x: ${({ $x }) => $x}%;
  --y: ${({ $y }) => Number((($y * 520) / 560).toFixed(2))}%;
`

const MapNote = styled(Text)`
  margin-top: 1.75rem;
  @container (min-width: ${widestBreakpoint}) {
    margin-top: 0;
  }
`

/**
 * Renders the areas that we serve on a drawn map: one list, laid over the illustration where there
 * is room.
 */
export function MapSection(props: MapContent): ReactElement {
  return (
    <MapGrid>
      <SectionHead title={props.title} text={props.text} />
      <MapWithList>
        <Illustration name={props.illustration} />
        <ol>
          {props.places.map((area) => (
            <MapMarker
              key={area.to}
              $x={area.x}
              $y={area.y}
              data-side={area.side === 'left' ? 'left' : undefined}
            >
              <SiteLink to={area.to}>
                <span>{area.name}</span>
              </SiteLink>
            </MapMarker>
          ))}
        </ol>
      </MapWithList>
      {props.note ? <MapNote>{props.note}</MapNote> : null}
    </MapGrid>
  )
}

const HoursTable = styled.dl`
  width: 100%;
  max-width: 34rem;
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    ${flexGap('0', '1.5rem')}
    padding-top: 0.75rem;
    padding-bottom: 0.75rem;
    border-bottom: 0.0625rem solid ${color.hairline};
  }
  dt {
    font-weight: 700;
  }
`

/** Renders opening hours. The call bar links here. */
export function HoursSection(props: HoursContent): ReactElement {
  return (
    <BesideHead id="hours">
      <SectionHead title={props.title} text={props.text} />
      <Stack $gap="1.5rem">
        <HoursTable>
          {props.rows.map((row) => (
            <div key={row.days}>
              <dt>{row.days}</dt>
              <dd>{row.time}</dd>
            </div>
          ))}
        </HoursTable>
        {props.points ? <TickList items={props.points} wide /> : null}
      </Stack>
    </BesideHead>
  )
}
