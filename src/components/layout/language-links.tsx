import { useContext, type ReactElement } from 'react'
import styled from 'styled-components'
import { PageLanguageContext } from '../ui/page-language'
import { color } from '../../theme/tokens'

/** In the call bar of wide screens, and in the header of narrow ones, where that bar is full. */
const Links = styled.p<{ $location: 'bar' | 'header' }>`
  display: ${({ $location }) => ($location === 'bar' ? 'none' : 'block')};
  margin-left: auto;
  a {
    display: inline-flex;
    align-items: center;
    min-height: max(48px, min(3rem, 16vw));
    padding: 0.25rem 0.5rem;
    color: ${({ $location }) => ($location === 'bar' ? color.bandFigure : color.link)};
    font-size: 1.125rem;
    font-weight: 700;
  }
  @container (min-width: 46rem) {
    display: ${({ $location }) => ($location === 'bar' ? 'block' : 'none')};
    margin-left: 0;
  }
`

/**
 * Renders links to the same page in other languages, each by the name that the language has in itself;
 * nothing where there is none.
 */
export function LanguageLinks({ location }: { location: 'bar' | 'header' }): ReactElement | null {
  const { languages = [], language: folder = '' } = useContext(PageLanguageContext)
  const others = languages.filter((one) => one.folder !== folder)
  if (others.length === 0) return null
  return (
    <Links $location={location}>
      {others.map(({ language, name, path }) => (
        <a key={language} href={__PATH_PREFIX__ + path} lang={language} hrefLang={language}>
          {name}
        </a>
      ))}
    </Links>
  )
}
