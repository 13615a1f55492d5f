import { Fragment, useContext, type ReactElement } from 'react'
import { PageLanguageContext } from '../ui/page-language'

/**
 * Renders links to the same page in other languages, each by the name that the language has in itself;
 * nothing where there is none. The call bar around them has their style.
 */
export function LanguageLinks(): ReactElement | null {
  const { languages, language = '' } = useContext(PageLanguageContext)
  if (!languages) return null
  const others = languages.filter(({ folder }) => folder !== language)
  return (
    <>
      {others.map(({ language, name, path }) => (
        <Fragment key={language}>
          <a href={__PATH_PREFIX__ + path} lang={language} hrefLang={language}>
            {name}
          </a>{' '}
        </Fragment>
      ))}
    </>
  )
}
