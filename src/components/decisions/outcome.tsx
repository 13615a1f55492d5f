import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { StepData } from '../../site/step-guides'
import { Actions } from '../ui/actions'
import { HelpLineList } from '../ui/help-line-list'
import { highlightBox } from '../ui/highlight-box'
import { useInterface } from '../ui/interface'
import { Stack } from '../ui/layout-primitives'
import { RunningText } from '../ui/running-text'
import { Lead } from '../ui/text'
import { TickList } from '../ui/tick-list'
import { textWidth } from '../../theme/tokens'

const Steps = styled.ol`
  max-width: ${textWidth};
  padding-left: 1.75rem;
  li {
    padding-left: 0.25rem;
  }
  li + li {
    margin-top: 0.75rem;
  }
  li::marker {
    font-weight: 700;
  }
`

const AfterHours = styled.section`
  ${highlightBox}
  max-width: ${textWidth};
  h2 {
    font-size: 1.375rem;
  }
`

const Part = styled.section`
  width: 100%;
  > h2 {
    margin-bottom: 0.75rem;
  }
  > p,
  > ul[class] > li > span {
    max-width: ${textWidth};
  }
  @media print {
    break-inside: avoid;
  }
`

/**
 * Renders where answers end: what to do, at once below the heading, and at night; then why, what not to do,
 * what is realistic, and whom to call.
 *
 * @param props.text why
 */
export function OutcomeDetails(
  props: NonNullable<StepData['outcome']> & { text: string | undefined },
): ReactElement {
  const { decisions: texts } = useInterface()
  const { do: steps, afterHours, text, doNot, expect, report, links } = props
  return (
    <Stack $gap="2rem">
      {steps ? (
        <Steps>
          {steps.map((line) => (
            <li key={line}>
              <RunningText>{line}</RunningText>
            </li>
          ))}
        </Steps>
      ) : null}
      {afterHours ? (
        <AfterHours>
          <h2>{texts.afterHours}</h2>
          <p>
            <RunningText>{afterHours}</RunningText>
          </p>
        </AfterHours>
      ) : null}
      {text ? (
        <Lead>
          <RunningText>{text}</RunningText>
        </Lead>
      ) : null}
      {doNot ? (
        <Part>
          <h2>{texts.doNot}</h2>
          <TickList items={doNot} marker="cross" />
        </Part>
      ) : null}
      {expect ? (
        <Part>
          <h2>{texts.expect}</h2>
          <p>
            <RunningText>{expect}</RunningText>
          </p>
        </Part>
      ) : null}
      {report.length > 0 ? (
        <Part>
          <h2>{texts.report}</h2>
          <HelpLineList lines={report} />
        </Part>
      ) : null}
      <Actions actions={links} allSecondary />
    </Stack>
  )
}
