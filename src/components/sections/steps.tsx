import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Steps as StepsContent } from '../../content-model/schemas/sections/texts'
import { columns, type ColumnOptions, Stack } from '../ui/layout-primitives'
import { Actions } from '../ui/actions'
import { SectionHead } from '../ui/section-head'
import { Paragraph } from '../ui/text'
import { useInterface } from '../ui/interface'
import { itWorked, wayBack } from '../ui/boxes'
import { color } from '../../theme/tokens'

/**
 * Returns the columns for a number of steps: all in one row, or one column, since steps are read in
 * order.
 */
function stepColumns(count: number): ColumnOptions {
  const gap = '2rem 2.5rem'
  if (count === 4) return { most: 4, some: 2, from: '60rem', gap }
  if (count === 5) return { most: 5, some: 1, from: '66rem', gap }
  return { most: Math.min(count, 3), some: 1, gap }
}

const List = styled.ol<{ $count: number }>`
  list-style: none;
  counter-reset: step;
  ${({ $count }) => columns(stepColumns($count))}
  width: 100%;
  li {
    counter-increment: step;
    break-inside: avoid;
    /* The number is beside the text where there is room, else above it. */
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    align-items: flex-start;
    gap: 0.875rem 1.25rem;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 3.25rem;
    height: 3.25rem;
    border-radius: 50%;
    background: ${color.lamp};
    color: ${color.lampText};
    font-size: 1.625rem;
    font-weight: 700;
    line-height: 1;
  }
  li > div {
    flex: 1 1 min(14rem, 100%);
  }
  h3 + p {
    margin-top: 0.5rem;
  }
  @media print {
    li {
      gap: 0.75rem;
    }
    li::before {
      width: 1.5rem;
      height: 1.5rem;
      font-size: inherit;
    }
    h3 + p {
      margin-top: 0;
    }
  }
`

const WayBack = styled.div`
  ${wayBack}
`

const ItWorked = styled.div`
  ${itWorked}
  width: 100%;
  margin-top: 0;
`

/** Renders numbered steps, each with what to do if it goes wrong, and how one knows that they worked. */
export function StepsSection(props: StepsContent): ReactElement {
  const { steps: labels } = useInterface()
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <Stack $gap="2.5rem">
        <List $count={props.steps.length}>
          {props.steps.map((step) => (
            <li key={step.title}>
              <div>
                <h3>{step.title}</h3>
                <Paragraph>{step.text}</Paragraph>
                {step.ifItGoesWrong ? (
                  <WayBack>
                    <p>
                      <strong>{labels.ifItGoesWrong}</strong>
                    </p>
                    <Paragraph>{step.ifItGoesWrong}</Paragraph>
                  </WayBack>
                ) : null}
              </div>
            </li>
          ))}
        </List>
        {props.worked ? (
          <ItWorked>
            <p>
              <strong>{labels.itWorked}</strong>
            </p>
            <Paragraph>{props.worked}</Paragraph>
          </ItWorked>
        ) : null}
        <Actions actions={props.actions} allSecondary />
      </Stack>
    </>
  )
}
