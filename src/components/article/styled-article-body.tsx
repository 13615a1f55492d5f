import styled from 'styled-components'
import { textWidth } from '../../theme/tokens'
import { articleStyles } from './article-styles'

/**
 * Body of an article: HTML of the build, styled here. It gets the styles of what the build
 * has found in it, and no others.
 */
export const StyledArticleBody = styled.div<{ $names: readonly string[] }>`
  max-width: ${textWidth};
  margin-left: auto;
  margin-right: auto;
  > * + * {
    margin-top: 1.25rem;
  }
  ${({ $names }) => articleStyles($names)}
  @media print {
    max-width: none;
  }
`
