import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import { fillText } from '../../content-model/text'
import type {
  CardContent,
  Cards as CardsContent,
} from '../../content-model/schemas/sections/offers'
import {
  Badge,
  Figure,
  Card,
  CardFooter,
  CardPicture,
  CardTop,
  LinkedCard,
  OpenCard,
} from '../ui/card'
import { Below, columns, Grid, rows } from '../ui/layout-primitives'
import { Disclosure } from '../ui/disclosure'
import { Icon, ArchedIcon } from '../ui/icon'
import { Illustration } from '../ui/illustration'
import { useInterface } from '../ui/interface'
import { Note, Paragraph, noBreak } from '../ui/text'
import { TickList } from '../ui/tick-list'
import { flexGap } from '../../theme/mixins'
import { color, mediumBreakpoint } from '../../theme/tokens'
import { Actions } from '../ui/actions'
import { ButtonLink } from '../ui/button'
import { SectionHead } from '../ui/section-head'
import { SiteLink } from '../ui/site-link'

/** Rows where texts differ in length, which would leave holes in columns. */
const inRows = css`
  @container (min-width: ${mediumBreakpoint}) {
    ${rows}
  }
`

const CardList = styled.ul<{ $count: number; $inRows: boolean }>`
  ${({ $count }) => columns({ most: $count % 3 ? 2 : 3, some: 2, gap: '0.5rem 1.5rem' })}
  list-style: none;
  align-items: flex-start;
  ${({ $inRows }) => $inRows && inRows}
`

/** An icon beside the label and the title of its card. */
const besideIcon = css`
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
`

/** Cards beside each other, or below each other. */
const Cards = styled(Grid)<{ $inRows: boolean }>`
  ${({ $inRows }) =>
    $inRows &&
    css`
      ${inRows}
      @container (min-width: ${mediumBreakpoint}) {
        > li > * > :first-child {
          ${besideIcon}
        }
      }
    `}
`

/** Summary of a row that opens: icon, label and title. */
const SummaryTitle = styled.h3`
  display: flex;
  align-items: flex-start;
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
  margin-top: 0.25rem;
`

const CardBody = styled.div`
  display: grid;
  gap: 0.75rem;
`

/** Renders cards as rows that open, any number at a time. */
function FoldedCards({ cards }: { cards: readonly CardContent[] }): ReactElement {
  return (
    <CardList $count={cards.length} $inRows={areUneven(cards)}>
      {cards.map((card) => (
        <li key={card.title}>
          <Disclosure
            title={card.title}
            head={
              <SummaryTitle>
                {card.icon ? <Icon name={card.icon} /> : null}
                <span>
                  {card.stat ? <Figure>{card.stat}</Figure> : null} <Title>{card.title}</Title>{' '}
                  {card.tag ? <Label $highlighted={card.lit ?? false}>{card.tag}</Label> : null}
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

/**
 * Icon, label, figure and title. The icon is above the others, and beside them where cards are
 * not four in a row.
 */
const CardHeader = styled(CardTop)<{ $besideFrom: string | undefined }>`
  margin-bottom: 0;
  > div {
    display: contents;
  }
  > img {
    flex: none;
    width: min(7rem, 24vw);
    margin: 0;
  }
  .figure,
  h3,
  p {
    flex: 1 0 100%;
    font-weight: 700;
  }
  ${({ $besideFrom }) =>
    $besideFrom &&
    css`
      @container (min-width: ${$besideFrom}) and (max-width: 56rem) {
        ${besideIcon}
      }
    `}
`

/** Above the title of an article, and beside it where there is room. */
const ArticlePicture = styled(CardPicture)`
  && {
    width: 100%;
    @container (min-width: 34rem) and (max-width: 56rem) {
      width: 12rem;
    }
  }
`

/** Renders a grid of cards. */
export function CardsSection(props: CardsContent): ReactElement {
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      {props.folded ? (
        <FoldedCards cards={props.cards} />
      ) : (
        <Cards
          $count={props.cards.length}
          $roomy={needRoom(props.cards)}
          $inRows={areUneven(props.cards)}
        >
          {props.cards.map((card) => (
            <li key={card.title}>
              <CardItem {...card} />
            </li>
          ))}
        </Cards>
      )}
      {props.actions ? (
        <Below>
          <Actions actions={props.actions} allSecondary />
        </Below>
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

/** True if cards without links hold long texts of different lengths, in letters. */
function areUneven(cards: readonly CardContent[]): boolean {
  const lengths = cards.map(
    ({ text = '', points = [], source = '' }) => `${text}${points.join()}${source}`.length,
  )
  const longest = Math.max(...lengths)
  return !cards.some(({ to }) => to) && longest > 120 && longest > 1.5 * Math.min(...lengths)
}

function CardItem(card: CardContent): ReactElement {
  const titleIsLink = card.to && !card.linkLabel
  const CardElement = titleIsLink ? LinkedCard : card.to ? Card : OpenCard
  return (
    <CardElement>
      <CardHeader
        $besideFrom={
          card.picture ? '34rem' : (card.icon ?? card.illustration) ? '21rem' : undefined
        }
      >
        {card.illustration ? <Illustration name={card.illustration} /> : null}
        {card.picture ? (
          <ArticlePicture
            {...card.picture}
            src={__PATH_PREFIX__ + card.picture.src}
            alt=""
            loading="lazy"
          />
        ) : card.icon ? (
          <ArchedIcon name={card.icon} />
        ) : null}
        <div>
          {card.stat ? <Figure>{card.stat}</Figure> : null}
          <h3>
            {titleIsLink && card.to ? <SiteLink to={card.to}>{card.title}</SiteLink> : card.title}
          </h3>{' '}
          {card.tag ? <Badge $highlighted={card.lit ?? false}>{card.tag}</Badge> : null}
          {card.price ? <p>{card.price}</p> : null}
        </div>
      </CardHeader>
      <CardDetails card={card} linked={Boolean(titleIsLink)} />
      {card.to && card.linkLabel ? (
        <CardFooter>
          <ButtonLink to={card.to} $kind="secondary">
            <span>{noBreak(card.linkLabel)}</span>
          </ButtonLink>
        </CardFooter>
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
