import styled from 'styled-components'
import { textWidth } from '../../theme/tokens'
import { articleStyles } from './article-styles'

/**
 * Body of an article: HTML of the build, styled here. It gets the styles of only those components
 * that the HTML holds.
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
