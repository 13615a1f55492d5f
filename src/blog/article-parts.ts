import { css } from 'styled-components'
import { colour } from '../theme/tokens'
import { opened, opening } from '../primitives/disclosure'
import { lampBox } from '../primitives/lamp-box'
import { cross, signList, tick } from '../primitives/tick-list'
import { articleSteps } from './article-steps'

/** The components of articles, as src/mdx prints them: boxes, steps, checklists, cards, questions. */
export const articleParts = css`
  ${articleSteps}
  .key-points,
  .warning,
  .phone-script,
  .checklist,
  .our-promises {
    margin-top: 2rem;
    padding: 1.5rem min(1.5rem, 5vw);
    border-radius: 1.25rem;
    background: ${colour.sand};
    break-inside: avoid;
  }
  .key-points {
    border-top: 0.375rem solid ${colour.lamp};
  }
  .our-promises {
    border: 0.1875rem solid ${colour.lamp};
  }
  .contents {
    margin-top: 2rem;
  }
  .contents ol {
    list-style: none;
    padding-left: 0;
  }
  .contents li + li {
    margin-top: 0.5rem;
  }
  .contents a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding-block: 0.375rem;
    line-height: 1.3;
  }
  .list-title {
    font-weight: 700;
  }
  .key-points h2 {
    margin-top: 0;
    font-size: 1.5rem;
  }
  .warning {
    background: ${colour.brickGround};
    border-left: 0.5rem solid ${colour.brick};
  }
  .box-title {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin-bottom: 0.5rem;
    font-weight: 700;
  }
  .box-title svg {
    flex: none;
    color: ${colour.link};
  }
  .warning .box-title,
  .warning .box-title svg {
    color: ${colour.brick};
  }
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
    border: 0.125rem solid ${colour.line};
    border-radius: 0.25rem;
    background: ${colour.card};
  }
  .link-card {
    padding: 1rem min(1.5rem, 5vw);
    border: 0.125rem solid ${colour.line};
    border-radius: 1rem;
    background: ${colour.card};
    break-inside: avoid;
  }
  .link-card + .link-card {
    margin-top: 0.75rem;
  }
  .link-card-title a {
    display: inline-block;
    padding-block: 0.5rem;
    font-weight: 700;
  }
  .new-tab {
    font-weight: 400;
  }
  details {
    ${opening}
  }
  .answer {
    ${opened}
  }
  .our-promises .box-title {
    font-size: 1.5rem;
    line-height: 1.3;
  }
  .our-promises ul {
    ${signList}
    padding-left: 0;
  }
  .always {
    ${tick}
  }
  .never {
    ${cross}
  }
  .doubt {
    ${lampBox}
  }
  @media print {
    .contents {
      display: none;
    }
    .key-points,
    .warning,
    .phone-script,
    .checklist,
    .our-promises {
      border: 0.0625rem solid #000;
    }
    .key-points,
    .our-promises {
      break-inside: auto;
    }
    li,
    details,
    blockquote {
      break-inside: avoid;
    }
    summary {
      break-after: avoid;
    }
  }
`
