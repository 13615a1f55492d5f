import styled from 'styled-components'
import { textColumn } from '../../theme/text-column'
import { articleStyles } from './article-styles'

/**
 * Body of an article: HTML of the build, styled here. It gets the styles of what the build
 * has found in it, and no others.
 */
export const StyledArticleBody = styled.div<{ $names: readonly string[] }>`
  ${textColumn}
  > * + * {
    margin-top: 1.25rem;
  }
  ${({ $names }) => articleStyles($names)}
  @media print {
    max-width: none;
  }
`
