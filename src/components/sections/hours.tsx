import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Hours as HoursContent } from '../../content-model/schemas/sections/places'
import { Stack } from '../ui/layout-primitives'
import { BesideHead, SectionHead } from '../ui/section-head'
import { TickList } from '../ui/tick-list'
import { color } from '../../theme/tokens'
import { flexGap } from '../../theme/mixins'

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
    border-bottom: 0.0625rem solid ${color.line};
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
      <Stack $gap="1.75rem">
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
