import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import type { Steps } from '../../content-model/schemas/sections/texts'
import { textWidth } from '../../theme/tokens'
import { HighlightBox, itWorked, wayBack } from './boxes'
import { useInterface } from './interface'
import { NumberedList } from './numbered-list'
import { Paragraph, RunningText } from './text'
import { Tick } from './tick'

const WayBack = styled.div`
  ${wayBack}
`

const ItWorked = styled.div`
  ${itWorked}
  width: 100%;
  margin-top: 0;
`

const Cases = styled.dl`
  display: grid;
  gap: 0.75rem;
  margin-top: 0.75rem;
  max-width: ${textWidth};
  dt {
    font-weight: 700;
  }
`

const CopyBox = styled(HighlightBox)`
  break-inside: avoid;
  && h2 {
    margin: 0;
    font-size: 1.25rem;
  }
  ol {
    margin: 0.5rem 0 0 1.5em;
    font-size: 1.25em;
    font-weight: 700;
  }
`

/**
 * Renders the steps of a section without its head: lines to copy first, then the steps, and how to tell that they
 * worked.
 *
 * @param props.intro between the lines to copy and the steps
 * @param props.children below it
 * @param props.ticks each step can be ticked as done
 * @param props.heading level of the titles: `h2` directly below the heading of a page
 */
export function StepList({
  copy,
  intro,
  steps,
  worked,
  ticks = false,
  heading: Heading = 'h3',
  children,
}: Pick<Steps, 'copy' | 'steps' | 'worked'> & {
  intro?: string | undefined
  children?: ReactNode
  ticks?: boolean
  heading?: 'h2' | 'h3'
}): ReactElement {
  const { steps: labels } = useInterface()
  return (
    <>
      {copy ? (
        <CopyBox as="section">
          <Heading>{copy.title}</Heading>
          <ol>
            {copy.lines.map((line) => (
              <li key={line}>
                <RunningText>{line}</RunningText>
              </li>
            ))}
          </ol>
        </CopyBox>
      ) : null}
      {intro ? <Paragraph>{intro}</Paragraph> : null}
      {children}
      <NumberedList>
        {steps.map((step, index) => (
          <li key={step.title}>
            <div>
              <Heading>{step.title}</Heading>
              <Paragraph>{step.text}</Paragraph>
              {step.cases ? (
                <Cases>
                  {step.cases.map(({ label, text }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        <RunningText>{text}</RunningText>
                      </dd>
                    </div>
                  ))}
                </Cases>
              ) : null}
              {step.ifItGoesWrong ? (
                <WayBack>
                  <p>
                    <strong>{labels.ifItGoesWrong}</strong>
                  </p>
                  <Paragraph>{step.ifItGoesWrong}</Paragraph>
                </WayBack>
              ) : null}
              {ticks ? <Tick step={index + 1} last={index === steps.length - 1} /> : null}
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
