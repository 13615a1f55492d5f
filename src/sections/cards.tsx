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
import { whole } from '../primitives/words'
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
  p + a {
    margin-top: 0.75rem;
  }
`

const After = styled.div`
  margin-top: 2rem;
`

/** A grid of cards. */
export function Cards(props: CardsContent): ReactElement {
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <Grid $count={props.cards.length} $roomy={needRoom(props.cards)}>
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

/** Four cards with buttons stand in two rows: a telephone number must fit into a button. */
function needRoom(cards: readonly CardContent[]): boolean {
  return cards.length === 4 && cards.some(({ linkLabel }) => linkLabel)
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
      {card.text ? <CardText linked={Boolean(titleIsLink)}>{card.text}</CardText> : null}
      {card.points ? <TickList items={card.points} sign={card.sign} /> : null}
      {card.price || card.linkLabel ? (
        <Foot>
          {card.price ? <p>{card.price}</p> : null}
          {card.to && card.linkLabel ? (
            <ButtonLink to={card.to} $kind="secondary">
              <span>{whole(card.linkLabel)}</span>
            </ButtonLink>
          ) : null}
        </Foot>
      ) : null}
    </>,
  )
}

function wrap(linked: boolean, children: ReactNode): ReactElement {
  return linked ? <LinkedCard>{children}</LinkedCard> : <Card>{children}</Card>
}

/** A card that is one link holds no other: its telephone numbers are only words. */
function CardText({ linked, children }: { linked: boolean; children: string }): ReactElement {
  return linked ? <p>{whole(children)}</p> : <Paragraph>{children}</Paragraph>
}
