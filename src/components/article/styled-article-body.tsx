import styled from 'styled-components'
import { textColumn } from '../../theme/text-column'
import { articleStyles } from './article-styles'

/**
 * Body of an article: HTML of the build, styled here. It gets the styles of only those components
 * that the HTML holds.
 */
export const StyledArticleBody = styled.div<{ $html: string }>`
  ${textColumn}
  > * + * {
    margin-top: 1.25rem;
  }
  ${({ $html }) => articleStyles($html)}
  @media print {
    max-width: none;
  }
`
