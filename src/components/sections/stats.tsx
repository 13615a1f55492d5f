import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Stats as StatsContent } from '../../content-model/schemas/sections/texts'
import { SectionHead } from '../ui/section-head'
import { fillText, useInterface } from '../ui/interface'
import { columns } from '../ui/layout-primitives'
import { noBreak } from '../ui/text'
import { color } from '../../theme/tokens'

const List = styled.ul<{ $count: number }>`
  ${({ $count }) =>
    columns({ most: $count, some: $count === 4 ? 2 : 1, from: '46rem', twoFrom: '19rem' })}
  list-style: none;
  li {
    line-height: 1.35;
    border-left: 0.125rem solid ${color.bandFigure};
    padding-left: 1.125rem;
  }
  strong {
    display: block;
    font-size: clamp(2.25rem, 1.2rem + 2.6vw, 3.125rem);
    line-height: 1.15;
    color: ${color.bandFigure};
  }
`

const Source = styled.span`
  display: block;
  font-size: 1.125rem;
`

/** Renders figures. Each is one phrase also for screen readers: 98% satisfaction. */
export function StatsSection(props: StatsContent): ReactElement {
  const { sectionParts } = useInterface()
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <List $count={props.stats.length}>
        {props.stats.map((stat) => (
          <li key={stat.label}>
            <strong>{stat.number}</strong> {noBreak(stat.label)}
            {stat.source ? (
              <Source>{fillText(sectionParts.source, { source: stat.source })}</Source>
            ) : null}
          </li>
        ))}
      </List>
    </>
  )
}
