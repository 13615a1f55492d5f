import { currentDay } from '../../src/gatsby/current-day'
import { readGuideFiles } from '../../src/render/guide-files'
import { checkContentDir } from '../../src/gatsby/read-content'
import { contentDir } from '../../src/gatsby/settings'
import { isPublished } from '../../src/content-model/article/is-published'
import type { ContentRecord } from '../../src/content-model/record'
import { resolveSite } from '../sites/resolve-site'

export const { records } = checkContentDir(contentDir())

const isShownArticle = ({ data }: ContentRecord<'article'>): boolean =>
  isPublished(data, currentDay())

/** The content that the site in public/ was built of, as the build resolves it. */
export const content = resolveSite(records, readGuideFiles(contentDir()), isShownArticle)

/** The pages made of sections that have an address: of the two homes, one is served. */
export const servedPages = content.pages.filter(
  ({ file, path }) => path !== '/' || file === `home/${content.site.home}.yaml`,
)

/** The addresses of all published articles, newest first. */
export const articlePaths = records
  .of('article')
  .filter(isShownArticle)
  .sort(
    (one, other) => other.data.date.localeCompare(one.data.date) || (one.id < other.id ? -1 : 1),
  )
  .map(({ id }) => `/blog/${id}`)

/** Runs a test that is about articles; it is skipped on a site without them. */
export function testBlog(title: string, run: () => unknown): void {
  ;(content.blog ? test : test.skip)(title, run as () => Promise<void>)
}

/**
 * `test.each` for a table that may be empty, because content may have nothing of a kind: then one
 * skipped test gives the reason.
 */
export function testEach<Row>(table: readonly Row[], none: string) {
  return (title: string, run: (row: Row) => unknown): void => {
    if (table.length > 0) test.each([...table])(title, (row) => run(row) as Promise<void>)
    else test.skip(none, () => undefined)
  }
}
