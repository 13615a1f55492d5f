import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Checklist as ChecklistContent } from '../../content-model/schemas/sections/texts'
import { Actions } from '../ui/actions'
import { Disclosure } from '../ui/disclosure'
import { TwoColumns, Stack } from '../ui/layout-primitives'
import { SceneImage } from '../ui/scene-image'
import { SectionHead } from '../ui/section-head'
import { TickList } from '../ui/tick-list'

const FullWidth = styled.div`
  width: 100%;
`

/** Renders a list of ticked items, with an illustration beside it where there is one. */
export function ChecklistSection(props: ChecklistContent): ReactElement {
  const list = (
    <div>
      <SectionHead title={props.title} text={props.text} />
      <Stack $gap="2rem">
        <TickList items={props.items} wide />
        {props.more ? (
          <FullWidth>
            <Disclosure title={props.more.label}>
              <TickList items={props.more.items} />
            </Disclosure>
          </FullWidth>
        ) : null}
        <Actions actions={props.actions} allSecondary />
      </Stack>
    </div>
  )
  if (!props.scene) return list
  return (
    <TwoColumns $left="1.5fr" $right="1fr">
      {list}
      <SceneImage name={props.scene} />
    </TwoColumns>
  )
}
