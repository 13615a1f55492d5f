import styled from 'styled-components'
import { measure } from '../theme/tokens'
import { partStyles } from './article-parts'

/**
 * The text of an article: plain HTML made at build time, dressed here. Told what it is about to show,
 * it brings the styles of that alone.
 */
export const ArticleBody = styled.div<{ $html: string }>`
  max-width: ${measure};
  margin-inline: auto;
  > * + * {
    margin-top: 1.25rem;
  }
  h2 {
    margin-top: 3rem;
  }
  ${({ $html }) => $html.includes('<h3') && 'h3 { margin-top: 2rem; }'}
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
  ${({ $html }) => partStyles($html)}
  @media print {
    max-width: none;
    li,
    blockquote {
      break-inside: avoid;
    }
    /* On paper a link is its address. --site is the address of this site. */
    a[href^='/']::after {
      content: ' (' var(--site) attr(href) ')';
    }
  }
`
