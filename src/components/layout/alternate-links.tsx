import { Fragment, useContext, type ReactElement } from 'react'
import { PageLocaleContext } from '../ui/site-link'

/**
 * Renders links to the same page in other languages, each by the name that the language has in itself;
 * nothing where there is none. The call bar around them has their style.
 */
export function AlternateLinks(): ReactElement | null {
  const { alternates, folder = '' } = useContext(PageLocaleContext)
  if (!alternates) return null
  const others = alternates.filter((one) => one.folder !== folder)
  return (
    <>
      {others.map(({ locale, name, path }) => (
        <Fragment key={locale}>
          <a href={__PATH_PREFIX__ + path} lang={locale} hrefLang={locale}>
            {name}
          </a>{' '}
        </Fragment>
      ))}
    </>
  )
}
