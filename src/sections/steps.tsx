import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Steps as StepsContent } from '../content-model/sections/steps'
import { Actions } from '../primitives/actions'
import { Stack } from '../primitives/layout'
import { SectionHead } from '../primitives/section-head'
import { Paragraph } from '../primitives/text'
import { colour } from '../theme/tokens'

const List = styled.ol`
  list-style: none;
  counter-reset: step;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 2rem 2.5rem;
  width: 100%;
  li {
    counter-increment: step;
    break-inside: avoid;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 3.25rem;
    height: 3.25rem;
    margin-bottom: 1rem;
    border-radius: 50%;
    background: ${colour.lamp};
    color: ${colour.lampText};
    font-size: 1.625rem;
    font-weight: 700;
    line-height: 1;
  }
  h3 + p {
    margin-top: 0.5rem;
  }
`

/** Things that happen one after the other, numbered. */
export function Steps(props: StepsContent): ReactElement {
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <Stack $gap="2.5rem">
        <List>
          {props.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <Paragraph>{step.text}</Paragraph>
            </li>
          ))}
        </List>
        <Actions actions={props.actions} allSecondary />
      </Stack>
    </>
  )
}
