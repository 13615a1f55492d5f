import { useContext, type ReactElement } from 'react'
import styled from 'styled-components'
import { PageLanguageContext } from '../ui/page-language'

/** On a narrow screen at the start of the second row of the call bar. */
const Links = styled.p`
  @container (max-width: 35.99rem) {
    order: 1;
    a {
      min-height: 48px;
    }
  }
  @media print {
    display: none;
  }
`

/**
 * Renders links to the same page in other languages, each by the name that the language has in itself;
 * nothing where there is none.
 */
export function LanguageLinks(): ReactElement | null {
  const { languages = [], language = '' } = useContext(PageLanguageContext)
  const others = languages.filter(({ folder }) => folder !== language)
  if (others.length === 0) return null
  return (
    <Links>
      {others.map(({ language, name, path }) => (
        <a key={language} href={__PATH_PREFIX__ + path} lang={language} hrefLang={language}>
          {name}
        </a>
      ))}
    </Links>
  )
}
