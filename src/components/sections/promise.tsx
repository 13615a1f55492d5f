import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { PromiseBox } from '../../content-model/schemas/sections/people'
import { Actions } from '../ui/actions'
import { Stack } from '../ui/layout-primitives'
import { Text } from '../ui/text'
import { TickList } from '../ui/tick-list'
import { color } from '../../theme/tokens'

const PromiseCard = styled.div`
  background: ${color.card};
  border: 0.1875rem solid ${color.lamp};
  border-radius: 1.5rem;
  padding: min(3rem, 6vw);
  break-inside: avoid;
  @media print {
    padding: 0.75rem 1.25rem;
  }
`

/** Renders a highlighted box with a promise. */
export function PromiseSection(props: PromiseBox): ReactElement {
  return (
    <PromiseCard>
      <Stack>
        <h2>{props.title}</h2>
        <Text>{props.text}</Text>
        {props.points ? <TickList items={props.points} wide /> : null}
        <Actions actions={props.actions} allSecondary />
      </Stack>
    </PromiseCard>
  )
}
