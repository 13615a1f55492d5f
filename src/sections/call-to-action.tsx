import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { CallToAction as CallToActionContent } from '../content-model/sections/call-to-action'
import { Actions } from '../primitives/actions'
import { Stack } from '../primitives/layout'
import { Lead, Note } from '../primitives/text'
import { colour } from '../theme/tokens'

const Doorstep = styled.div`
  border-top: 0.375rem solid ${colour.lamp};
  border-radius: 1.5rem;
  background: var(--box);
  color: ${colour.ink};
  padding: min(3.25rem, 6vw);
`

/** The close of a page: one clear next step. */
export function CallToAction(props: CallToActionContent): ReactElement {
  return (
    <Doorstep>
      <Stack>
        <h2>{props.title}</h2>
        <Lead>{props.text}</Lead>
        <Actions actions={props.actions} />
        {props.note ? <Note>{props.note}</Note> : null}
      </Stack>
    </Doorstep>
  )
}
