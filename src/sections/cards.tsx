import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import type { CardContent, Cards as CardsContent } from '../content-model/sections/cards'
import { Actions } from '../primitives/actions'
import { ButtonLink } from '../primitives/button'
import { Badge, Card, Figure, LinkedCard } from '../primitives/card'
import { Icon } from '../primitives/icon'
import { Grid } from '../primitives/layout'
import { SectionHead } from '../primitives/section-head'
import { SiteLink } from '../primitives/site-link'
import { Paragraph } from '../primitives/text'
import { words } from '../primitives/words'
import { TickList } from '../primitives/tick-list'
import { colour } from '../theme/tokens'

const Sign = styled.span`
  color: ${colour.link};
  line-height: 0;
`

const Foot = styled.div`
  margin-top: auto;
  padding-top: 0.5rem;
  width: 100%;
  font-weight: 700;
`

const After = styled.div`
  margin-top: 2rem;
`

/**
 * A grid of cards. Four stand in one row on a wide screen, or in two where they have buttons, which
 * need room; three stand in one row, more in rows of three.
 */
export function Cards(props: CardsContent): ReactElement {
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <Grid $min={widthOf(props.cards)}>
        {props.cards.map((card) => (
          <li key={card.title}>
            <OneCard {...card} />
          </li>
        ))}
      </Grid>
      {props.actions ? (
        <After>
          <Actions actions={props.actions} allSecondary />
        </After>
      ) : null}
    </>
  )
}

function widthOf(cards: readonly CardContent[]): string {
  if (cards.length !== 4) return '18rem'
  return cards.some(({ linkLabel }) => linkLabel) ? '24rem' : '14.5rem'
}

function OneCard(card: CardContent): ReactElement {
  const titleIsLink = card.to && !card.linkLabel
  return wrap(
    Boolean(titleIsLink),
    <>
      {card.icon ? (
        <Sign>
          <Icon name={card.icon} />
        </Sign>
      ) : null}
      {card.tag ? <Badge $lit={card.lit ?? false}>{card.tag}</Badge> : null}
      {card.stat ? <Figure>{card.stat}</Figure> : null}
      <h3>
        {titleIsLink && card.to ? <SiteLink to={card.to}>{card.title}</SiteLink> : card.title}
      </h3>
      {card.text ? <Paragraph>{card.text}</Paragraph> : null}
      {card.points ? <TickList items={card.points} /> : null}
      {card.price ? <Foot>{card.price}</Foot> : null}
      {card.to && card.linkLabel ? (
        <Foot>
          <ButtonLink to={card.to} $kind="secondary">
            <span>{words(card.linkLabel)}</span>
          </ButtonLink>
        </Foot>
      ) : null}
    </>,
  )
}

function wrap(linked: boolean, children: ReactNode): ReactElement {
  return linked ? <LinkedCard>{children}</LinkedCard> : <Card>{children}</Card>
}
