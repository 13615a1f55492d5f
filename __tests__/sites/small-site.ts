import { checkSite } from '../../src/content-model/check-site'
import { articleTexts } from '../../src/site/article/article-context'
import { builtSite, printedGuides } from './built-site'
import { smallSite } from './configurations'
import { sourceFiles, today } from './source-files'

/** The small site as the build makes it, for tests of components. */
export const { records, diagnostics } = checkSite(sourceFiles(smallSite), today)

const small = builtSite(records, printedGuides(records))

export const { whole, scope, site, facts, interfaceTexts, pages, resolved, sharedSection } = small
export const blog = small.blog!

/** The words of the interface inside articles, for tests that render one. */
export const articleBody = articleTexts(interfaceTexts)
