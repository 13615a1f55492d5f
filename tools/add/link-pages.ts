import { isMap, isSeq, parseDocument, type Document, type YAMLMap, type YAMLSeq } from 'yaml'

/**
 * Adds links to new pages to site.yaml, where the sample has them, with its words and claims: beside the number, in
 * the navigation, or else in the last group of the footer.
 *
 * @param pages paths of the new pages
 * @returns the new text; undefined if the sample links none of the pages
 */
export function linkPages(
  site: string,
  sample: string,
  pages: readonly string[],
): string | undefined {
  const [document, source] = [site, sample].map((text) =>
    parseDocument(text, { schema: 'failsafe', logLevel: 'error' }),
  ) as [Document, Document]
  const missing = new Set(pages.filter((page) => !new RegExp(`to: ${page}$`, 'm').test(site)))
  /** Returns the link if its page needs one, and then no more. */
  const take = (link: YAMLMap): YAMLMap[] => (missing.delete(String(link.get('to'))) ? [link] : [])

  const barLink = source.get('barLink')
  const inBar = isMap(barLink) ? take(barLink) : []
  const inNavigation = itemsAt(source, ['navigation']).flatMap((item) => {
    if (item.has('to')) return take(item)
    const links = item.get('links') as YAMLSeq<YAMLMap>
    const taken = links.items.flatMap(take)
    if (taken.length < 2) return taken
    links.items = taken
    return [item]
  })
  const groups = itemsAt(source, ['footer', 'groups'])
  const inFooter = [
    ...groups.flatMap((group) => (group.get('links') as YAMLSeq<YAMLMap>).items),
    ...itemsAt(source, ['menuLinks']),
  ].flatMap(take)
  if (inBar.length + inNavigation.length + inFooter.length === 0) return undefined

  for (const link of inBar) document.set('barLink', link)
  for (const item of inNavigation) document.addIn(['navigation'], item)
  const last = itemsAt(document, ['footer', 'groups']).length - 1
  for (const link of inFooter) document.addIn(['footer', 'groups', last, 'links'], link)
  return document.toString({ lineWidth: 110 })
}

function itemsAt(document: Document, path: string[]): YAMLMap[] {
  const list = document.getIn(path, true)
  return isSeq(list) ? (list.items as YAMLMap[]) : []
}
