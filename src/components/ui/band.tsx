import type { ReactElement, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color } from '../../theme/tokens'

/** Background of a band, by its color token; `evergreen` is the dark one, `alarm` that of warnings. */
export type BandBackground = 'paper' | 'sand' | 'mist' | 'alarm' | 'evergreen'

const backgrounds = {
  paper: css`
    background: ${color.paper};
    --panel: ${color.sand};
  `,
  sand: css`
    background: ${color.sand};
    --panel: ${color.card};
  `,
  mist: css`
    background: ${color.mist};
    color: ${color.mistText};
  `,
  alarm: css`
    background: ${color.brickBackground};
  `,
  evergreen: css`
    /* On paper it is like the others, with dark text. */
    @media screen {
      background: ${color.band};
      color: ${color.bandText};
      --ink: ${color.bandText};
      --muted: ${color.bandText};
      --line: ${color.bandText};
      --card: transparent;
      --inset: 0;
      --ground: transparent;
      --words: ${color.bandText};
      --link: ${color.bandFigure};
      --button: ${color.lamp};
      --buttonText: ${color.lampText};
      --buttonHover: ${color.bandFigure};
      --mist: ${color.bandText};
      --mistText: ${color.band};
    }
  `,
}

/**
 * CSS that makes an element a size container: its content is laid out by its width in rem, and so
 * by the text size that the reader has chosen.
 */
export const sizeContainer = 'container-type: inline-size;'

/**
 * Padding of a band. A component of its own, so that a page holds these styles once and not once
 * for each background.
 */
const PaddedBox = styled.div`
  ${sizeContainer}
  /* Padding above and below the content. */
  --room: clamp(1.5rem, 5vw, 4rem);
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
  ${({ $slim }) => ($slim ? '--room: clamp(1.5rem, 3.5vw, 2.5rem);' : '')}
  ${({ $screenOnly }) => ($screenOnly ? '@media print { display: none; }' : '')}
`

/**
 * Column of the content of a page. Its sides are narrow on a narrow screen also where text is set
 * to 200 %, so that the text keeps the room.
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

/** Renders one horizontal band of a page. Only bands set the vertical distance between sections. */
export function Band(props: {
  background?: BandBackground
  slim?: boolean
  /** Hides the band in print, where nothing can be pressed. */
  screenOnly?: boolean
  /** Kind of the section inside, for `data-section`: it leads from a page to the file. */
  section?: string
  /** Anchor of the band. */
  id?: string | undefined
  children: ReactNode
}): ReactElement {
  return (
    <BandElement
      id={props.id}
      data-section={props.section}
      $background={props.background ?? 'paper'}
      $slim={props.slim ?? false}
      $screenOnly={props.screenOnly ?? false}
    >
      <Column>{props.children}</Column>
    </BandElement>
  )
}
