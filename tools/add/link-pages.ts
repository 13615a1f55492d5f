import { isSeq, parseDocument, type Document } from 'yaml'

interface Link {
  label: string
  to: string
}

interface Site {
  navigation?: (Link | { label: string; links: Link[] })[]
  menuLinks?: Link[]
  footer?: { groups: { links: Link[] }[] }
}

/**
 * Adds links to new pages to site.yaml, where the sample has them and with its words: to the navigation, or else
 * to the last group of the footer.
 *
 * @param pages paths of the new pages
 * @returns the new text, and the labels of the links
 */
export function linkPages(
  site: string,
  sample: string,
  pages: readonly string[],
): { text: string; labels: string[] } {
  const document = parseDocument(site, { schema: 'failsafe', logLevel: 'error' })
  const { navigation = [], menuLinks = [], footer } = dataOf(sample)
  const linked = JSON.stringify(dataOf(site))
  const isNew = ({ to }: Link): boolean => pages.includes(to) && !linked.includes(`"to":"${to}"`)
  const inNavigation = navigation.flatMap((item) => {
    if ('to' in item) return isNew(item) ? item : []
    const links = item.links.filter(isNew)
    return links.length > 1 ? { label: item.label, links } : links
  })
  const added = new Set(
    inNavigation.flatMap((item) => ('to' in item ? item.to : item.links.map(({ to }) => to))),
  )
  const inFooter = [...(footer?.groups.flatMap(({ links }) => links) ?? []), ...menuLinks].filter(
    (link, index, all) =>
      isNew(link) && !added.has(link.to) && all.findIndex(({ to }) => to === link.to) === index,
  )
  append(document, ['navigation'], inNavigation)
  const groups = document.getIn(['footer', 'groups'], true)
  if (isSeq(groups))
    append(document, ['footer', 'groups', groups.items.length - 1, 'links'], inFooter)
  return {
    text: document.toString({ lineWidth: 110 }),
    labels: [...inNavigation, ...inFooter].map(({ label }) => label),
  }
}

function append(document: Document, path: (string | number)[], items: readonly unknown[]): void {
  for (const item of items) document.addIn(path, document.createNode(item))
}

function dataOf(text: string): Site {
  return parseDocument(text, { schema: 'failsafe', logLevel: 'error' }).toJS() as Site
}
