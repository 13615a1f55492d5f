import { css } from 'styled-components'
import { highlightBox } from '../ui/highlight-box'
import { cross, markerList, tick } from '../ui/tick-list'
import { color } from '../../theme/tokens'
import { flexGap } from '../../theme/flex-gap'

/** Style of all boxes. */
export const boxes = css`
  .key-points,
  .warning,
  .phone-script,
  .checklist,
  .our-promises {
    margin-top: 2rem;
    padding: min(1.5rem, 5vw);
    border-radius: 1.25rem;
    background: ${color.sand};
    break-inside: avoid;
  }
`

/** Style of `<KeyPoints>`. */
export const keyPoints = css`
  .key-points {
    border-top: 0.375rem solid ${color.lamp};
  }
  .key-points:first-child {
    margin-top: 0;
  }
  .key-points h2 {
    margin-top: 0;
    font-size: 1.5rem;
  }
`

/** Style of `<Warning>`. */
export const warnings = css`
  .warning {
    background: ${color.brickBackground};
    border-left: 0.5rem solid ${color.brick};
  }
  .warning .box-title,
  .warning .box-title svg {
    color: ${color.brick};
  }
`

/** Print style of boxes: one plain line around each. */
export const boxesOnPaper = css`
  @media print {
    .key-points,
    .warning,
    .phone-script,
    .checklist,
    .our-promises {
      border: 0.0625rem solid #000;
    }
  }
`

/**
 * Print style of boxes that may be as long as a page: no box, because it would be cut, or leave a
 * page half empty.
 */
export const longBoxesOnPaper = css`
  @media print {
    .key-points,
    .checklist,
    .our-promises {
      padding: 0;
      border: 0;
      break-inside: auto;
    }
  }
`

/** Title of a box that is not a heading. */
export const titles = css`
  .box-title {
    display: flex;
    align-items: center;
    ${flexGap('0.75rem')}
    margin-bottom: 0.5rem;
    font-weight: 700;
  }
  .box-title svg {
    flex: none;
    color: ${color.link};
  }
`

/** Style of `<Checklist>`. */
export const checklist = css`
  .checklist ul {
    list-style: none;
    padding-left: 0;
  }
  .checklist li {
    padding-left: min(2.5rem, 12vw);
    position: relative;
  }
  .checklist li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.25rem;
    width: min(1.5rem, 8vw);
    height: min(1.5rem, 8vw);
    border: 0.125rem solid ${color.line};
    border-radius: 0.25rem;
    background: ${color.card};
  }
`

/** Style of `<OurPromises>`. */
export const ourPromises = css`
  .our-promises {
    border: 0.1875rem solid ${color.lamp};
  }
  .our-promises .box-title {
    font-size: 1.5rem;
    line-height: 1.3;
  }
  .list-title {
    font-weight: 700;
  }
  .our-promises ul {
    ${markerList}
    padding-left: 0;
  }
  .always {
    ${tick}
  }
  .never {
    ${cross}
  }
  .doubt {
    ${highlightBox}
  }
`
