import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import OctagonX from 'lucide/dist/esm/icons/octagon-x.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Verdict } from '../../content-model/schemas/decision'
import { useInterface } from '../ui/interface'
import { LucideIcon } from '../ui/lucide-icon'
import { color, textWidth } from '../../theme/tokens'
import type { StepData } from '../../site/step-guides'
import { Actions } from '../ui/actions'
import { HelpLineList } from '../ui/help-line-list'
import { highlightBox } from '../ui/boxes'
import { Stack } from '../ui/layout-primitives'
import { Lead, RunningText } from '../ui/text'
import { TickList } from '../ui/tick-list'

const icons = { act: CircleAlert, stop: OctagonX, check: Search }

const Badge = styled.p<{ $verdict: Verdict }>`
  display: inline-flex;
  align-items: center;
  margin-bottom: 0.75rem;
  padding: 0.25rem 0.875rem 0.25rem 0.625rem;
  border: 0.1875rem solid;
  border-radius: 2rem;
  font-weight: 700;
  ${({ $verdict }) =>
    $verdict === 'stop' || $verdict === 'act'
      ? `background: ${color.brickBackground}; color: ${color.brick};`
      : `background: ${color.mist}; color: ${color.mistText};`}
  svg {
    flex: none;
    margin-right: 0.5rem;
  }
`

/** Renders how urgent an outcome is: an icon and a word, never a color alone. */
export function VerdictBadge({ verdict }: { verdict: Verdict }): ReactElement {
  const { decisions } = useInterface()
  return (
    <Badge $verdict={verdict}>
      <LucideIcon icon={icons[verdict]} size={28} stroke={2.25} />
      {decisions.verdicts[verdict]}
    </Badge>
  )
}

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
