import type { ReactElement } from 'react'
import type { Prose as ProseContent } from '../content-model/sections/prose'
import { Actions } from '../primitives/actions'
import { Stack } from '../primitives/layout'
import { BesideHead, SectionHead } from '../primitives/section-head'
import { Text } from '../primitives/text'

/** Running text, its heading beside it on a wide screen. */
export function Prose(props: ProseContent): ReactElement {
  return (
    <BesideHead>
      <SectionHead title={props.title} />
      <Stack>
        {props.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <Actions actions={props.actions} allSecondary />
      </Stack>
    </BesideHead>
  )
}
