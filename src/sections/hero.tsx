import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import type { Hero as HeroContent } from '../content-model/sections/hero'
import { Actions } from '../primitives/actions'
import { Badge, Figure } from '../primitives/card'
import { Columns, Stack } from '../primitives/layout'
import { Scene } from '../primitives/scene'
import { Lead, Note } from '../primitives/text'
import { colour, wide } from '../theme/tokens'
import { flexGap } from '../theme/flex-gap'

const low = css`
  gap: 1.5rem 2rem;
  img {
    max-width: 17rem;
  }
  @container (max-width: ${wide}) {
    img {
      display: none;
    }
  }
`

const Top = styled(Columns)<{ $compact: boolean }>`
  ${({ $compact }) => ($compact ? low : '')}
`

const Fact = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${flexGap('0', '1rem')}
  border-left: 0.25rem solid ${colour.lamp};
  padding-left: min(1rem, 4vw);
  line-height: 1.35;
  max-width: 30em;
  strong {
    flex: 0 1 auto;
  }
  span {
    flex: 1 1 8rem;
  }
`

/** The top of a page. */
export function Hero(props: HeroContent): ReactElement {
  return (
    <Top $left={props.compact ? '2.6fr' : '1.2fr'} $right="1fr" $compact={props.compact ?? false}>
      <Stack>
        {props.badge ? <Badge $lit>{props.badge}</Badge> : null}
        <h1>{props.title}</h1>
        <Lead>{props.text}</Lead>
        <Actions actions={props.actions} />
        {props.stat ? (
          <Fact>
            <Figure as="strong">{props.stat.number}</Figure>{' '}
            <span>
              {props.stat.label}
              {props.stat.source ? ` (source: ${props.stat.source})` : null}
            </span>
          </Fact>
        ) : null}
        {props.note ? <Note>{props.note}</Note> : null}
      </Stack>
      <Scene name={props.scene} standing />
    </Top>
  )
}
