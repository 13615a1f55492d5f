import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Stats as StatsContent } from '../content-model/sections/stats'
import { SectionHead } from '../primitives/section-head'
import { columns } from '../primitives/columns'
import { whole } from '../primitives/words'
import { colour } from '../theme/tokens'

const List = styled.dl<{ $count: number }>`
  ${({ $count }) =>
    columns({ most: $count, some: $count === 4 ? 2 : 1, from: '46rem', twoFrom: '19rem' })}
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    border-left: 0.125rem solid ${colour.bandFigure};
    padding-left: 1.125rem;
  }
  dd {
    font-size: clamp(2.25rem, 1.8rem + 1.8vw, 3.125rem);
    font-weight: 700;
    line-height: 1.15;
    color: ${colour.bandFigure};
  }
  dt {
    line-height: 1.35;
  }
`

/** The band of figures. */
export function Stats(props: StatsContent): ReactElement {
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <List $count={props.stats.length}>
        {props.stats.map((stat) => (
          <div key={stat.label}>
            <dt>{whole(stat.label)}</dt>
            <dd>{stat.number}</dd>
          </div>
        ))}
      </List>
    </>
  )
}
