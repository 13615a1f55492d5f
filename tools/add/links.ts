import { isMap, isScalar, isSeq, visit, type Document, type YAMLMap, type YAMLSeq } from 'yaml'
import { fieldValues } from '../../src/content-model/parse/field-values'
import { inSingular } from '../adopt/singular'
import type { AdoptWords } from '../adopt/words/en'
import { parseTexts } from '../first-language'
import type { ContentRecord } from '../../src/content-model/record'

/** A link that was left out. */
interface LeftOut {
  to: string
  /** Words of the link. */
  label: string
}

/** A file without the links that a site cannot have. */
interface WithoutLinks {
  text: string
  leftOut: LeftOut[]
}

/**
 * Leaves out the links of a file that lead to pages, numbers or addresses which the site does not have. The words
 * of a link in running text stay; a button or an entry of a list goes, and a card about a number or address. A closing section that would have no
 * button gets the main button.
 *
 * @param leads returns whether the site has what a link leads to
 */
export function leaveOutLinks(
  record: ContentRecord,
  text: string,
  leads: (to: string) => boolean,
): WithoutLinks {
  return record.body === undefined ? inYaml(record, text, leads) : inArticle(text, leads)
}

function inArticle(text: string, leads: (to: string) => boolean): WithoutLinks {
  const leftOut: LeftOut[] = []
  const isKept = (to: string, label: string): boolean => {
    if (leads(to)) return true
    leftOut.push({ to, label })
    return false
  }
  return {
    text: text
      .replace(
        /^<ButtonLink to="([^"]*)">(.*)<\/ButtonLink>\n/gm,
        (whole, to: string, label: string) => (isKept(to, label) ? whole : ''),
      )
      .replace(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (whole, label: string, to: string) =>
        isKept(to, label) ? whole : label,
      ),
    leftOut,
  }
}

function inYaml(record: ContentRecord, text: string, leads: (to: string) => boolean): WithoutLinks {
  const document = parseTexts(text)
  const found = fieldValues(record)
    .filter(
      ({ value, path, meta }) => meta.role === 'link' && path.at(-1) === 'to' && !leads(value),
    )
    .flatMap(({ path }) => {
      const steps = path.slice(0, -1)
      const link = document.getIn(steps, true)
      return isMap(link) ? { steps, link } : []
    })
  const leftOut = found.map(({ link }) => ({
    to: String(link.get('to')),
    label: String(
      link.get('label') ?? link.get('linkLabel') ?? link.get('title') ?? link.get('name'),
    ),
  }))
  // From the last to the first, so that the places of the others stay.
  for (const { steps, link } of found.reverse()) {
    const isContact = !String(link.get('to')).startsWith('/')
    if (
      !isContact &&
      !link.items.every(
        ({ key }) => isScalar(key) && ['label', 'to', 'note'].includes(String(key.value)),
      )
    ) {
      link.delete('to')
      link.delete('linkLabel')
      continue
    }
    document.deleteIn(steps)
    const list = document.getIn(steps.slice(0, -1), true)
    if (!isSeq(list) || list.items.length > 0) continue
    const section = document.getIn(steps.slice(0, -2), true)
    if (isMap(section) && section.get('kind') === 'call-to-action') {
      list.add(document.createNode({ label: '{consultation}', to: 'consultation' }))
    } else {
      document.deleteIn(steps.slice(0, -1))
    }
  }
  return found.length > 0
    ? { text: document.toString({ lineWidth: 110 }), leftOut }
    : { text, leftOut }
}

/**
 * Leaves out sentences that name ways to reach the owner which a site does not have, or that begin with the name of a
 * state in which it is not. A paragraph that begins so goes as a whole. A text that is one such sentence stays.
 *
 * @param missing names of facts: email
 * @param states names of states
 */
export function leaveOutSentences(
  text: string,
  path: string,
  missing: readonly string[],
  states: readonly string[],
): { text: string; sentences: string[] } {
  const sentences: string[] = []
  const inState = `(?:In|En) (?:${states.join('|')})\\b`
  const patterns = [
    ...(states.length > 0
      ? [
          `^(?:- )?${inState}.*\\n*`,
          `(?<=[.!?”*]\\s+)${inState}[^\\n]*?[.!?](?:\\s+(?=[\\p{Lu}[¿¡“])|$)`,
        ]
      : []),
    ...(missing.length > 0
      ? [`(?<=^|[.!?”]\\s+)[^.!?\\n]*\\{(?:${missing.join('|')})\\}[^.!?\\n]*[.!?][^\\S\\n]*`]
      : []),
  ].map((pattern) => new RegExp(pattern, 'gmu'))
  const without = (whole: string): string =>
    patterns.reduce(
      (rest, pattern) =>
        rest.replace(pattern, (sentence) => {
          sentences.push(sentence.trim())
          return ''
        }),
      whole,
    )
  if (path.endsWith('.mdx')) return { text: without(text), sentences }
  const document = parseTexts(text)
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string') node.value = without(node.value).trimEnd() || node.value
    },
  })
  return sentences.length > 0
    ? { text: document.toString({ lineWidth: 110 }), sentences }
    : { text, sentences }
}

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
  const [document, source] = [site, sample].map(parseTexts) as [Document, Document]
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

/** Leads to the page of prices where the fact about the cost says to ask for them; returns undefined if it doesn't. */
export function leadToPrices(
  facts: string,
  { prices }: AdoptWords,
  language: string,
): string | undefined {
  const document = parseTexts(facts)
  const cost = String(document.get('cost'))
  const ask = [prices.ask, inSingular(prices.ask, language)].find((one) => cost.includes(one))
  if (!ask) return undefined
  const see = ask === prices.ask ? prices.see : inSingular(prices.see, language)
  document.set('cost', cost.replace(ask, see))
  return document.toString({ lineWidth: 110 })
}

/**
 * Shows pages on the home page, as cards in a section of their own above its closing section.
 *
 * @param title title of the section
 * @param cards title, text and path of each page
 * @returns the new text; undefined if the home page leads to all of them
 */
export function showOnHome(
  home: string,
  title: string,
  cards: readonly Readonly<Record<'title' | 'text' | 'to', string>>[],
): string | undefined {
  const missing = cards.filter(({ to }) => !new RegExp(`to: ${to}$`, 'm').test(home))
  if (missing.length === 0) return undefined
  const document = parseTexts(home)
  const sections = itemsAt(document, ['sections'])
  const own = sections.findIndex((section) => section.get('title') === title)
  if (own >= 0) {
    for (const card of missing)
      document.addIn(['sections', own, 'cards'], document.createNode(card))
  } else {
    const isLast = sections.at(-1)?.get('kind') === 'call-to-action'
    const section = document.createNode({ kind: 'cards', title, cards: missing }) as YAMLMap
    section.spaceBefore = true
    sections.splice(sections.length - (isLast ? 1 : 0), 0, section)
  }
  return document.toString({ lineWidth: 110 })
}

function itemsAt(document: Document, path: string[]): YAMLMap[] {
  const list = document.getIn(path, true)
  return isSeq(list) ? (list.items as YAMLMap[]) : []
}
