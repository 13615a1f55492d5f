import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Chapters as ChaptersContent } from '../../content-model/schemas/sections/texts'
import { Stack } from '../ui/layout-primitives'
import { Note, Text } from '../ui/text'
import { TickList } from '../ui/tick-list'
import { textWidth } from '../../theme/tokens'

const Document = styled(Stack)`
  max-width: ${textWidth};
  section + section {
    margin-top: 1.75rem;
  }
`

/** Renders a long document of chapters. */
export function ChaptersSection(props: ChaptersContent): ReactElement {
  return (
    <Document>
      {props.updated ? <Note>{props.updated}</Note> : null}
      {props.chapters.map((chapter) => (
        <Stack as="section" key={chapter.title} $gap="1rem">
          <h2>{chapter.title}</h2>
          {chapter.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {chapter.points ? <TickList items={chapter.points} marker="dot" /> : null}
        </Stack>
      ))}
    </Document>
  )
}
