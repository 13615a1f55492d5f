import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Guides as GuidesContent } from '../../content-model/schemas/sections/help'
import { FridgeLink } from '../ui/actions'
import { Badge, CardTop, LinkedCard } from '../ui/card'
import { fillPlural, fillText, useInterface } from '../ui/interface'
import { CardRows, Grid } from '../ui/layout-primitives'
import { SectionHead } from '../ui/section-head'
import { ArchedIcon } from '../ui/icon'
import { Note, Paragraph } from '../ui/text'

const Description = styled(Paragraph)`
  margin-bottom: 0.5rem;
`

const FileInfo = styled(Note)`
  margin-top: auto;
`

/** Link above the card's own link, which covers the card. */
const FridgeLinkAboveCard = styled(FridgeLink)`
  position: relative;
  z-index: 1;
  /* Keeps the label on one line where three cards are in a row. */
  padding-left: 0.75rem;
  padding-right: 0.75rem;
  font-size: 1.125rem;
`

/**
 * Renders guides to print. Each card is one link to its PDF file. Where the file is older than the
 * text of the guide, the card has no link until the file is printed again.
 */
export function GuidesSection(props: GuidesContent): ReactElement {
  const { guides: texts, locale } = useInterface()
  const List = props.guides.length === 3 ? CardRows : Grid
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <List $count={props.guides.length}>
        {props.guides.map((guide) => (
          <li key={guide.id}>
            <LinkedCard>
              <CardTop>
                <ArchedIcon name={guide.icon} />
                {guide.file ? (
                  <Badge id={`guide-${guide.id}-type`}>{texts.types[guide.type]}</Badge>
                ) : null}
              </CardTop>
              <h3>
                {/* A file and no page: a plain link. */}
                {guide.file ? (
                  <a
                    href={__PATH_PREFIX__ + guide.file.path}
                    aria-describedby={`guide-${guide.id}-type guide-${guide.id}-size`}
                  >
                    {guide.title}
                  </a>
                ) : (
                  guide.title
                )}
              </h3>
              <Description>{guide.description}</Description>
              <FileInfo id={`guide-${guide.id}-size`}>
                {guide.file
                  ? [
                      fillText(texts.size, { size: Math.ceil(guide.file.bytes / 1000) }),
                      fillPlural(texts.pages, guide.file.pages, locale),
                    ].join(', ')
                  : texts.reprinting}
              </FileInfo>
              {guide.fridgePath ? (
                <FridgeLinkAboveCard to={guide.fridgePath} subject={guide.title} />
              ) : null}
            </LinkedCard>
          </li>
        ))}
      </List>
    </>
  )
}
