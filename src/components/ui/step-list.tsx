import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Steps } from '../../content-model/schemas/sections/texts'
import { itWorked, wayBack } from './boxes'
import { useInterface } from './interface'
import { NumberedList } from './numbered-list'
import { Paragraph } from './text'

const WayBack = styled.div`
  ${wayBack}
`

const ItWorked = styled.div`
  ${itWorked}
  width: 100%;
  margin-top: 0;
`

/** Renders the steps of a section without its head, and how to tell that they worked. */
export function StepList({ steps, worked }: Pick<Steps, 'steps' | 'worked'>): ReactElement {
  const { steps: labels } = useInterface()
  return (
    <>
      <NumberedList>
        {steps.map((step) => (
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
      </NumberedList>
      {worked ? (
        <ItWorked>
          <p>
            <strong>{labels.itWorked}</strong>
          </p>
          <Paragraph>{worked}</Paragraph>
        </ItWorked>
      ) : null}
    </>
  )
}
