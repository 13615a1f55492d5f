import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Prose as ProseContent } from '../../content-model/schemas/sections/texts'
import { Actions } from '../ui/actions'
import { Disclosure } from '../ui/disclosure'
import { Stack } from '../ui/layout-primitives'
import { BesideHead, SectionHead } from '../ui/section-head'
import { Text } from '../ui/text'

const FullWidth = styled.div`
  width: 100%;
`

/** Renders running text, with its heading beside it on a wide screen. */
export function ProseSection(props: ProseContent): ReactElement {
  return (
    <BesideHead>
      <SectionHead title={props.title} />
      <Stack>
        {props.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {props.more ? (
          <FullWidth>
            <Disclosure title={props.more.label}>
              {props.more.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Disclosure>
          </FullWidth>
        ) : null}
        <Actions actions={props.actions} allSecondary />
      </Stack>
    </BesideHead>
  )
}
