import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { StepData } from '../../site/step-guides'
import { highlightBox } from '../ui/highlight-box'
import { RunningText } from '../ui/running-text'

const Box = styled.aside`
  ${highlightBox}
  max-width: 45rem;
  h2 {
    font-size: 1.375rem;
  }
  ol {
    margin-top: 0.5rem;
    padding-left: 1.5rem;
  }
  li {
    padding-left: 0.25rem;
  }
  li + li {
    margin-top: 0.375rem;
  }
  strong {
    font-weight: 700;
  }
`

/** Renders what comes first whatever the answers are, such as to pay nothing. */
export function FirstSteps(props: NonNullable<StepData['first']>): ReactElement {
  return (
    <Box aria-labelledby="first">
      <h2 id="first">{props.title}</h2>
      <ol>
        {props.items.map(({ title, text }) => (
          <li key={title}>
            <strong>
              <RunningText>{title}</RunningText>
            </strong>{' '}
            <RunningText>{text}</RunningText>
          </li>
        ))}
      </ol>
    </Box>
  )
}
