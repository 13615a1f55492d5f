import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Prose as ProseContent } from '../content-model/sections/prose'
import { Actions } from '../primitives/actions'
import { Stack } from '../primitives/layout'
import { Text } from '../primitives/text'
import { wide } from '../theme/tokens'

const Beside = styled.div`
  display: grid;
  gap: 1.5rem 4rem;
  @container (min-width: ${wide}) {
    grid-template-columns: 1fr 1.6fr;
  }
`

/** Running text, its heading beside it on a wide screen. */
export function Prose(props: ProseContent): ReactElement {
  return (
    <Beside>
      <h2>{props.title}</h2>
      <Stack>
        {props.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <Actions actions={props.actions} allSecondary />
      </Stack>
    </Beside>
  )
}
