import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import { fillText } from '../../content-model/text'
import type {
  CardContent,
  Cards as CardsContent,
} from '../../content-model/schemas/sections/offers'
import { Badge, Figure, Card, CardFooter, CardTop, LinkedCard, OpenCard } from '../ui/card'
import { columns, CardRows, Grid } from '../ui/layout-primitives'
import { Disclosure } from '../ui/disclosure'
import { Icon, ArchedIcon } from '../ui/icon'
import { useInterface } from '../ui/interface'
import { Note, Paragraph, noBreak } from '../ui/text'
import { TickList } from '../ui/tick-list'
import { flexGap } from '../../theme/mixins'
import { color } from '../../theme/tokens'
import { Actions } from '../ui/actions'
import { ButtonLink } from '../ui/button'
import { SectionHead } from '../ui/section-head'
import { SiteLink } from '../ui/site-link'

const CardList = styled.ul<{ $count: number }>`
  ${({ $count }) => columns({ most: $count % 3 ? 2 : 3, some: 2, gap: '0.75rem 1.5rem' })}
  list-style: none;
  align-items: flex-start;
`

/** Summary of a row that opens: icon, label and title. */
const SummaryTitle = styled.h3`
  font-size: inherit;
  display: flex;
  align-items: center;
  ${flexGap('min(0.875rem, 3.5vw)')}
  flex: 1;
  > svg {
    flex: none;
    color: ${color.link};
  }
  > span {
    flex: 1;
  }
  /* Very large text needs the room of the icon. */
  @container (max-width: 18rem) {
    > svg {
      display: none;
    }
  }
`

const Title = styled.span`
  display: block;
`

const Label = styled(Badge)`
  margin-bottom: 0.25rem;
`

const CardBody = styled.div`
  display: grid;
  gap: 0.875rem;
`

/** Renders cards as rows that open, any number at a time. */
function FoldedCards({ cards }: { cards: readonly CardContent[] }): ReactElement {
  return (
    <CardList $count={cards.length}>
      {cards.map((card) => (
        <li key={card.title}>
          <Disclosure
            title={card.title}
            head={
              <SummaryTitle>
                {card.icon ? <Icon name={card.icon} /> : null}
                <span>
                  {card.tag ? <Label $highlighted={card.lit ?? false}>{card.tag}</Label> : null}{' '}
                  {card.stat ? <Figure>{card.stat}</Figure> : null} <Title>{card.title}</Title>
                </span>
              </SummaryTitle>
            }
          >
            <CardBody>
              <CardDetails card={card} />
            </CardBody>
          </Disclosure>
        </li>
      ))}
    </CardList>
  )
}

const besideIcon = css`
  @container (min-width: 21rem) and (max-width: 34rem) {
    flex-wrap: nowrap;
    ${flexGap('0', '1rem')}
    > div {
      display: grid;
      gap: 0.25rem;
      justify-items: start;
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
`

/**
 * Icon, label, figure and title. The icon is above the others, and beside them where cards are
 * stacked on a narrow screen.
 */
const CardHeader = styled(CardTop)<{ $hasIcon: boolean }>`
  width: 100%;
  margin-bottom: 0;
  > div {
    display: contents;
  }
  .figure,
  h3,
  p {
    flex: 1 0 100%;
    font-weight: 700;
  }
  ${({ $hasIcon }) => ($hasIcon ? besideIcon : '')}
`

const PriceAndLink = styled(CardFooter)`
  overflow-wrap: anywhere;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  ${flexGap('0.75rem', '0')}
  font-weight: 700;
  @media print {
    padding-top: 0;
  }
`

const ActionsBelow = styled.div`
  margin-top: 2rem;
`

/** Renders a grid of cards. */
export function CardsSection(props: CardsContent): ReactElement {
  const inRows = props.cards.length === 3 && props.cards.every(({ icon }) => icon)
  const Cards = inRows ? CardRows : Grid
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      {props.folded ? (
        <FoldedCards cards={props.cards} />
      ) : (
        <Cards $count={props.cards.length} $roomy={needRoom(props.cards)}>
          {props.cards.map((card) => (
            <li key={card.title}>
              <CardItem {...card} />
            </li>
          ))}
        </Cards>
      )}
      {props.actions ? (
        <ActionsBelow>
          <Actions actions={props.actions} allSecondary />
        </ActionsBelow>
      ) : null}
    </>
  )
}

/**
 * True if cards need two rows: four with buttons do, so that a phone number fits into a button.
 */
function needRoom(cards: readonly CardContent[]): boolean {
  return cards.length === 4 && cards.some(({ linkLabel }) => linkLabel)
}

function CardItem(card: CardContent): ReactElement {
  const titleIsLink = card.to && !card.linkLabel
  const CardElement = titleIsLink ? LinkedCard : card.to ? Card : OpenCard
  /** Title and price are all that the card has. */
  const onlyPrice = card.price && !card.text && !card.points && !card.linkLabel
  return (
    <CardElement>
      <CardHeader $hasIcon={Boolean(card.icon)}>
        {card.icon ? <ArchedIcon name={card.icon} /> : null}
        <div>
          {card.tag ? <Badge $highlighted={card.lit ?? false}>{card.tag}</Badge> : null}{' '}
          {card.stat ? <Figure>{card.stat}</Figure> : null}
          <h3>
            {titleIsLink && card.to ? <SiteLink to={card.to}>{card.title}</SiteLink> : card.title}
          </h3>
          {onlyPrice ? <p>{card.price}</p> : null}
        </div>
      </CardHeader>
      <CardDetails card={card} linked={Boolean(titleIsLink)} />
      {(card.price && !onlyPrice) || card.linkLabel ? (
        <PriceAndLink>
          {card.price ? <p>{card.price}</p> : null}
          {card.to && card.linkLabel ? (
            <ButtonLink to={card.to} $kind="secondary">
              <span>{noBreak(card.linkLabel)}</span>
            </ButtonLink>
          ) : null}
        </PriceAndLink>
      ) : null}
    </CardElement>
  )
}

/**
 * Renders the text, the points and the source of a card.
 *
 * @param props.linked whether the card is one link. It holds no other link, so its phone numbers are plain text.
 */
function CardDetails(props: { card: CardContent; linked?: boolean }): ReactElement {
  const { text, points, sign, source } = props.card
  const { sectionParts } = useInterface()
  return (
    <>
      {text && props.linked ? <p>{noBreak(text)}</p> : null}
      {text && !props.linked ? <Paragraph>{text}</Paragraph> : null}
      {points ? <TickList items={points} marker={sign} /> : null}
      {source ? <Note>{fillText(sectionParts.source, { source })}</Note> : null}
    </>
  )
}
