import styled from 'styled-components'
import { measure } from '../../theme/tokens'
import { partStyles } from './article-parts'

/**
 * The text of an article: plain HTML made at build time, dressed here. Told what it is about to show,
 * it brings the styles of that alone.
 */
export const ArticleBody = styled.div<{ $html: string }>`
  max-width: ${measure};
  margin-left: auto;
  margin-right: auto;
  > * + * {
    margin-top: 1.25rem;
  }
  ${({ $html }) => partStyles($html)}
  @media print {
    max-width: none;
  }
`
