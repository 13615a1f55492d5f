import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import { fillText } from '../../content-model/text'
import type {
  Offer,
  Packages as PackagesContent,
} from '../../content-model/schemas/sections/offers'
import { ButtonLink } from '../ui/button'
import { Badge, Card, CardFooter } from '../ui/card'
import { useInterface } from '../ui/interface'
import { Below, Grid, Stack } from '../ui/layout-primitives'
import { SectionHead } from '../ui/section-head'
import { Note, noBreak } from '../ui/text'
import { TickList } from '../ui/tick-list'
import { flexGap } from '../../theme/mixins'
import { color, mediumBreakpoint } from '../../theme/tokens'

/**
 * Layout of a package on a medium screen: name, price and button on the left, the rest beside them.
 */
const split = css`
  @media screen {
    @container (min-width: ${mediumBreakpoint}) and (max-width: 60rem) {
      display: grid;
      grid-template: auto auto 1fr / minmax(0, 18.5rem) minmax(0, 1fr);
      gap: 0.5rem 2rem;
      padding: 1.25rem 1.75rem;
      > :nth-last-child(2) {
        grid-area: 1 / 2 / span 3;
        gap: 0.5rem;
        ul {
          gap: 0.5rem;
        }
      }
    }
  }
`

const PackageCard = styled(Card)<{ $highlighted: boolean; $split: boolean }>`
  gap: 0.75rem;
  ${({ $split }) => ($split ? split : '')}
  @media print {
    gap: 0.5rem;
  }
  ${({ $highlighted }) => $highlighted && `border-color: ${color.lamp};`}
`

/**
 * Badge on the border of the card, so that names and prices of packages in a row stay aligned. In one column it is in
 * the card: with large text it would lie on the name, or on the button above.
 */
const BadgeOnEdge = styled(Badge)`
  align-self: start;
  line-height: 1.3;
  @container (min-width: ${mediumBreakpoint}) {
    position: absolute;
    bottom: calc(100% - 0.75rem);
    left: min(1.75rem, 5.5vw);
  }
  /* Below the rest, so that names and prices are level there too. */
  @media print {
    position: static;
    order: 1;
  }
`

/** The price, beside it what it is for, and below it the price before. */
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: 100%;
  ${flexGap('0', '0.75rem')}
  line-height: 1.35;
  strong {
    font-size: 2.75rem;
  }
  > span {
    flex: 1 1 8rem;
  }
  @media print {
    strong {
      font-size: 20pt;
    }
  }
`

/** The price before and what is saved, below the price. */
const Saving = styled.span`
  && {
    flex-basis: 100%;
  }
  s {
    margin-right: 0.5rem;
    color: ${color.muted};
    white-space: nowrap;
  }
`

/** Renders packages with their prices. */
export function PackagesSection(props: PackagesContent): ReactElement {
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <Grid $count={props.packages.length}>
        {props.packages.map((offer) => (
          <li key={offer.name}>
            <PackageItem {...offer} split={props.packages.length === 3} />
          </li>
        ))}
      </Grid>
      {props.note ? (
        <Below>
          <Note>{props.note}</Note>
        </Below>
      ) : null}
    </>
  )
}

function PackageItem(offer: Offer & { split: boolean }): ReactElement {
  const { sectionParts } = useInterface()
  return (
    <PackageCard $highlighted={Boolean(offer.badge)} $split={offer.split}>
      {offer.badge ? <BadgeOnEdge $highlighted>{offer.badge}</BadgeOnEdge> : null}
      <h3>{offer.name}</h3>
      <Price>
        <strong>{offer.price}</strong>{' '}
        <span>
          {noBreak(offer.unit)}
          {offer.unit && offer.duration ? <br /> : null}
          {noBreak(offer.duration)}
        </span>{' '}
        {offer.was ? (
          <Saving>
            <s>{fillText(sectionParts.formerPrice, { price: offer.was })}</s>{' '}
            {offer.saved ? <b>{fillText(sectionParts.saved, { amount: offer.saved })}</b> : null}
          </Saving>
        ) : null}
      </Price>
      <Stack $gap="0.75rem">
        {offer.summary ? <p>{offer.summary}</p> : null}
        {offer.includes ? <TickList items={offer.includes} /> : null}
      </Stack>
      {offer.action ? (
        <CardFooter>
          <ButtonLink to={offer.action.to} $kind={offer.badge ? 'primary' : 'secondary'}>
            {offer.action.label}
          </ButtonLink>
        </CardFooter>
      ) : null}
    </PackageCard>
  )
}
