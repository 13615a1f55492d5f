import styled from 'styled-components'
import { colour, measure } from '../theme/tokens'
import { articleParts } from './article-parts'
import { articlePictureStyle } from './article-picture-style'

/** The text of an article: plain HTML made at build time, dressed here. */
export const ArticleBody = styled.div`
  max-width: ${measure};
  margin-inline: auto;
  > * + * {
    margin-top: 1.25rem;
  }
  h2 {
    margin-top: 3rem;
  }
  h3 {
    margin-top: 2rem;
  }
  h2 + *,
  h3 + * {
    margin-top: 0.75rem;
  }
  p + p,
  p + ul,
  p + ol,
  ul + p,
  ol + p {
    margin-top: 1rem;
  }
  ul,
  ol {
    padding-left: min(1.75rem, 8vw);
  }
  li + li {
    margin-top: 0.75rem;
  }
  li::marker {
    color: ${colour.link};
    font-weight: 700;
  }
  blockquote {
    padding-left: 1.25rem;
    border-left: 0.25rem solid ${colour.lamp};
  }
  ${articleParts}
  ${articlePictureStyle}
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1rem;
    margin-top: 2.5rem;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: 3.5rem;
    padding: 0.625rem min(1.5rem, 4.5vw);
    border: 0.125rem solid ${colour.link};
    border-radius: 0.75rem;
    color: ${colour.link};
    font-weight: 700;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
  }
  .button:first-child {
    background: ${colour.button};
    color: ${colour.buttonText};
  }
  @media (max-width: 30em) {
    .button {
      width: 100%;
    }
  }
  @media print {
    max-width: none;
    .buttons {
      display: none;
    }
    /* On paper a link is its address. --site is the address of this site. */
    a[href^='/']::after {
      content: ' (' var(--site) attr(href) ')';
    }
    .new-tab {
      display: none;
    }
  }
`
