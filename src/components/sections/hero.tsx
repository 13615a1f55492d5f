import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import type { Hero as HeroContent } from '../../content-model/schemas/sections/top-and-close'
import { Actions } from '../ui/actions'
import { Badge, Figure } from '../ui/card'
import { Stack } from '../ui/layout-primitives'
import { SceneImage } from '../ui/scene-image'
import { Lead, Note } from '../ui/text'
import { color, mediumBreakpoint, wideBreakpoint } from '../../theme/tokens'
import { flexGap } from '../../theme/mixins'

/** Title in the first column, the illustration in the second beside all of the text. */
const titleBesideImage = css`
  > :first-child {
    grid-column: 1;
    align-self: end;
  }
  > :last-child {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`

/**
 * One column on a narrow screen. On a medium one the title goes across, with the illustration
 * beside the rest; on a wide one the illustration stands beside both.
 */
const HeroGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem 2.5rem;
  @container (min-width: ${mediumBreakpoint}) {
    grid-template-columns: minmax(0, 1fr) min(23rem, 100% - 24rem);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: ${wideBreakpoint}) {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    ${titleBesideImage}
  }
`

/** Hero with a small illustration, and none on a narrow screen. */
const CompactHeroGrid = styled(HeroGrid)`
  @container (max-width: ${mediumBreakpoint}) {
    > :last-child {
      display: none;
    }
  }
  @container (min-width: ${mediumBreakpoint}) {
    grid-template-columns: minmax(0, 1fr) 17rem;
    ${titleBesideImage}
  }
`

const Statistic = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${flexGap('0', '1rem')}
  border-left: 0.25rem solid ${color.lamp};
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

/** Renders the top of a page. */
export function HeroSection(props: HeroContent): ReactElement {
  const Layout = props.compact ? CompactHeroGrid : HeroGrid
  return (
    <Layout>
      <Stack>
        {props.badge ? <Badge $highlighted>{props.badge}</Badge> : null}
        <h1>{props.title}</h1>
      </Stack>
      <Stack>
        <Lead>{props.text}</Lead>
        <Actions actions={props.actions} />
        {props.stat ? (
          <Statistic>
            <Figure as="strong">{props.stat.number}</Figure>{' '}
            <span>
              {props.stat.label}
              {props.stat.source ? ` (source: ${props.stat.source})` : null}
            </span>
          </Statistic>
        ) : null}
        {props.note ? <Note>{props.note}</Note> : null}
      </Stack>
      <SceneImage name={props.scene} standing />
    </Layout>
  )
}
