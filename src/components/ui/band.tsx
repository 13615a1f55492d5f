import type { ReactElement, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color } from '../../theme/tokens'

/** What a band of the page stands on. */
export type BandBackground = 'paper' | 'sand' | 'evergreen'

const backgrounds = {
  paper: css`
    background: ${color.paper};
  `,
  sand: css`
    background: ${color.sand};
  `,
  evergreen: css`
    background: ${color.band};
    color: ${color.bandText};
    --ink: ${color.bandText};
    --muted: ${color.bandText};
    --card: transparent;
    --edge: 0;
    --link: ${color.bandFigure};
    --button: ${color.lamp};
    --buttonText: ${color.lampText};
    --buttonHover: ${color.bandFigure};
    --mist: ${color.bandText};
    --mistText: ${color.band};
  `,
}

/** What stands inside is laid out by its width, in the text size that the reader has chosen. */
export const sizeContainer = 'container-type: inline-size;'

/** A style of its own, so that a page holds it once and not with each ground. */
const PaddedBox = styled.div`
  ${sizeContainer}
  /* Above and below what stands inside. */
  --room: clamp(2.25rem, 6vw, 5rem);
  padding-top: var(--room);
  padding-bottom: var(--room);
  @media print {
    padding-top: 0.25rem;
    padding-bottom: 0.375rem;
  }
`

const BandElement = styled(PaddedBox)<{
  $background: BandBackground
  $slim: boolean
  $screenOnly: boolean
}>`
  ${({ $background }) => backgrounds[$background]}
  ${({ $slim }) => ($slim ? '--room: clamp(1.5rem, 4vw, 2.75rem);' : '')}
  ${({ $screenOnly }) => ($screenOnly ? '@media print { display: none; }' : '')}
`

/**
 * The column that all content of a page stands in. Here and in boxes the sides are narrow on a
 * narrow screen also where text is set to 200 %, so that the words keep the room.
 */
export const Column = styled.div`
  max-width: 76rem;
  margin-left: auto;
  margin-right: auto;
  padding-left: min(2rem, 4.5vw);
  padding-right: min(2rem, 4.5vw);
  /* Very large text on a very narrow screen: long words are divided. */
  @media print {
    padding-left: 0;
    padding-right: 0;
  }
  @container (max-width: 18rem) {
    -webkit-hyphens: auto;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
`

/** One horizontal band of a page. It alone gives the page its rhythm. */
export function Band(props: {
  background?: BandBackground
  slim?: boolean
  /** Not on paper, where nothing can be pressed. */
  screenOnly?: boolean
  /** The kind of section it holds, to find the file behind a part of the page. */
  section?: string
  children: ReactNode
}): ReactElement {
  return (
    <BandElement
      data-section={props.section}
      $background={props.background ?? 'paper'}
      $slim={props.slim ?? false}
      $screenOnly={props.screenOnly ?? false}
    >
      <Column>{props.children}</Column>
    </BandElement>
  )
}
