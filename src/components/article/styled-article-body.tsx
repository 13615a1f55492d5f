import styled from 'styled-components'
import { textWidth } from '../../theme/tokens'
import { articleStyles } from './article-styles'

/**
 * The text of an article: plain HTML made at build time, dressed here. Told what it is about to show,
 * it brings the styles of that alone.
 */
export const StyledArticleBody = styled.div<{ $html: string }>`
  max-width: ${textWidth};
  margin-left: auto;
  margin-right: auto;
  > * + * {
    margin-top: 1.25rem;
  }
  ${({ $html }) => articleStyles($html)}
  @media print {
    max-width: none;
  }
`
