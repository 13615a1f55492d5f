import { checkSite } from '../../src/content-model/check-site'
import { articleTexts } from '../../src/site/article/article-context'
import { smallSite } from './configurations'
import { resolveSite } from './resolve-site'
import { sourceFiles, today } from './source-files'

/** The small site as a build resolves it, for tests of components. */
export const { records, diagnostics } = checkSite(sourceFiles(smallSite), today)

/** Every guide has a PDF file of this kind. */
const pdf = { pages: 3, bytes: 84_000, textDigest: '', digest: '' }

const resolvedSite = resolveSite(
  records,
  Object.fromEntries(records.of('guide').map(({ id }) => [id, pdf])),
)

export const { site, facts, interfaceTexts, notFound, pages, resolved, sharedSection } =
  resolvedSite
export const blog = resolvedSite.blog!

/** The words of the interface inside articles, for tests that render one. */
export const articleBody = articleTexts(interfaceTexts)
