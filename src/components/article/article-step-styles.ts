import { css } from 'styled-components'
import { itWorked, wayBack } from '../ui/step-notes'
import { color } from '../../theme/tokens'
import { flexGap } from '../../theme/flex-gap'

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
    border-radius: 1.25rem;
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
