import { brandOf } from '../../src/content-model/brand'
import { checkSite } from '../../src/content-model/check-site'
import { articleTexts } from '../../src/site/article/article-context'
import { builtSite, printedGuides } from './built-site'
import { smallSite } from './configurations'
import { sourceFiles, today } from './source-files'

/** The records of the small site. */
export const { records } = checkSite(sourceFiles(smallSite), today)

/** The small site as the build makes it. */
export const small = builtSite(records, printedGuides(records))

/** The plain data of it, which tests of components show. */
export function makeSmallSite() {
  const { whole, site, interfaceTexts, pages, sharedSection } = small
  return {
    whole,
    site,
    interfaceTexts,
    pages,
    blog: small.blog!,
    brand: brandOf(records),
    /** The words of the interface inside articles. */
    articleBody: articleTexts(interfaceTexts),
    consultationForm: sharedSection('consultation-form', 'consultation-form'),
    newsletter: sharedSection('newsletter', 'newsletter'),
  }
}
