import { css } from 'styled-components'
import { highlightBox, itWorked, wayBack } from '../ui/boxes'
import { cross, markerList, tick } from '../ui/tick-list'
import { color } from '../../theme/tokens'
import { flexGap } from '../../theme/mixins'

/** Style of all boxes. */
export const boxes = css`
  .key-points,
  .warning,
  .phone-script,
  .checklist,
  .our-promises {
    margin-top: 2rem;
    padding: min(1.5rem, 5vw);
    border-radius: 1rem;
    background: ${color.sand};
    break-inside: avoid;
  }
`

/** Style of `<KeyPoints>`. */
export const keyPoints = css`
  .key-points {
    border-top: 0.25rem solid ${color.lamp};
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
    border: 0.125rem solid ${color.lamp};
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

/** Style of `<Steps>`, all of them below each other. */
export const articleSteps = css`
  .steps > ol {
    list-style: none;
    padding-left: 0;
    counter-reset: step;
  }
  .steps > ol > li {
    counter-increment: step;
    position: relative;
    min-height: 3rem;
    padding-left: min(4rem, 20vw);
  }
  .steps > ol > li + li {
    margin-top: 1.25rem;
  }
  .steps > ol > li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: 0;
    width: min(2.75rem, 15vw);
    height: min(2.75rem, 15vw);
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: ${color.lamp};
    color: ${color.lampText};
    font-weight: 700;
  }
  @media print {
    .steps > ol > li {
      min-height: 2rem;
      padding-left: 2.75rem;
    }
    .steps > ol > li + li {
      margin-top: 0.5rem;
    }
    /* A box to tick. */
    .steps > ol > li::before {
      width: 1.75rem;
      height: 1.75rem;
      border: 0.125rem solid #000;
      border-radius: 0.25rem;
    }
  }
`

/** Style of `<IfItGoesWrong>`. */
export const articleWayBack = css`
  .way-back {
    ${wayBack}
  }
`

/** Style of `<ItWorked>`. */
export const articleItWorked = css`
  .it-worked {
    ${itWorked}
  }
  @media print {
    /* Also where one step at a time is shown, and it is not the last. */
    .it-worked[hidden] {
      display: block;
    }
  }
`

/**
 * Style of steps shown one at a time by src/preferences/step-view.ts, and of the button that starts
 * it.
 */
export const stepView = css`
  .steps > .button:first-child {
    /* Only where its script is, as the button of the preferences panel. */
    display: var(--reading, none);
    margin-bottom: 1.25rem;
    background: none;
    color: ${color.link};
  }
  .step-count {
    margin-bottom: 1rem;
    color: ${color.muted};
    font-weight: 700;
  }
  /* The single step, in a box. */
  .steps > .step-count + ol {
    padding: 1.5rem min(1.5rem, 5vw);
    border-radius: 1rem;
    background: ${color.sand};
    font-size: min(1.5rem, max(1.25rem, 6vw));
  }
  .step-foot {
    display: flex;
    justify-content: space-between;
    ${flexGap('min(2rem, 8vw)')}
    margin-top: 1.5rem;
  }
  .step-foot .button {
    min-width: min(9rem, 38vw);
    width: auto;
    background: ${color.button};
    color: ${color.buttonText};
    cursor: pointer;
  }
  .step-foot [hidden] {
    display: none;
  }
  .step-foot :last-child {
    margin-left: auto;
  }
  @media print {
    /* Prints all steps, also where one at a time is shown. */
    .steps > ol {
      counter-reset: step !important;
    }
    .steps > ol > li[hidden] {
      display: list-item;
    }
    .steps > .step-count + ol {
      padding: 0;
      font-size: inherit;
    }
    .steps > .button:first-child,
    .step-count,
    .step-foot {
      display: none;
    }
  }
`
