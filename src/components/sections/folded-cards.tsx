import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { CardContent } from '../../content-model/schemas/sections/offers'
import { Badge, Figure } from '../ui/card'
import { columns } from '../ui/layout-primitives'
import { Disclosure } from '../ui/disclosure'
import { Icon } from '../ui/icon'
import { fillText, useInterface } from '../ui/interface'
import { Note, Paragraph } from '../ui/text'
import { TickList } from '../ui/tick-list'
import { flexGap } from '../../theme/mixins'
import { color } from '../../theme/tokens'

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
export function FoldedCards({ cards }: { cards: readonly CardContent[] }): ReactElement {
  const { sectionParts } = useInterface()
  return (
    <CardList $count={cards.length}>
      {cards.map((card) => (
        <li key={card.title}>
          <Disclosure
            title={card.title}
            head={
              <SummaryTitle>
                {card.icon ? <Icon name={card.icon} size={30} /> : null}
                <span>
                  {card.tag ? <Label $highlighted={card.lit ?? false}>{card.tag}</Label> : null}{' '}
                  {card.stat ? <Figure>{card.stat}</Figure> : null} <Title>{card.title}</Title>
                </span>
              </SummaryTitle>
            }
          >
            <CardBody>
              {card.text ? <Paragraph>{card.text}</Paragraph> : null}
              {card.points ? <TickList items={card.points} marker={card.sign} /> : null}
              {card.source ? (
                <Note>{fillText(sectionParts.source, { source: card.source })}</Note>
              ) : null}
            </CardBody>
          </Disclosure>
        </li>
      ))}
    </CardList>
  )
}
