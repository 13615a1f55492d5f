import type { Element, Root, Text, RootContent, ElementContent } from 'hast'
import { leadsElsewhere } from '../../content-model/language'
import { escapeRegExp, noBreakPattern } from '../../content-model/text'
import { proseLanguage } from '../../content-model/prose/languages/registry'
import type { Glossary } from '../../content-model/schemas/word-lists'
import { visitNodes } from '../../content-model/article/article-body'
import { visit } from 'unist-util-visit'
import { linkTarget } from '../../content-model/variables/contact-links'
import type { TranslatedLinks } from './article-context'

type Term = Glossary['terms'][number]

const isElement = (node: { type: string }): node is Element => node.type === 'element'

function element(
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element {
  return { type: 'element', tagName, properties, children }
}

/** Elements whose words stay as they are: headings, links, and text that is read out to a caller. */
const untouched = ['h2', 'h3', 'a', 'PhoneScript', 'LinkCard', 'Buttons', 'button', 'nav']
const inline = ['strong', 'em']

/**
 * Explains each term of the glossary in parentheses where it first occurs in the article, unless the writer
 * explains it there: in parentheses or after a colon, or before it, as in "this is called phishing".
 *
 * @param language code of the language of the article
 */
export function explainTerms(terms: readonly Term[], language: string) {
  const named = proseLanguage(language)?.beforeName
  const patterns = new Map(terms.map((term) => [term, patternOf(term)]))
  return (root: Root): void => {
    const open = new Map(patterns)
    const walk = (parent: Root | Element, above: readonly (Root | Element)[]): void => {
      for (const node of parent.children) {
        if (node.type === 'text') explainIn(node, [...above, parent], patterns, open, named)
        if (node.type === 'element' && !untouched.includes(node.tagName)) {
          walk(node, [...above, parent])
        }
      }
    }
    walk(root, [])
  }
}

function explainIn(
  node: Text,
  parents: readonly (Root | Element)[],
  patterns: ReadonlyMap<Term, RegExp>,
  open: Map<Term, RegExp>,
  named: RegExp | undefined,
): void {
  const text = node.value
  const matches = [...patterns].flatMap(([term, pattern]) =>
    Array.from(text.matchAll(pattern), ({ 0: { length }, index: start }) => ({
      term,
      start,
      end: start + length,
    })),
  )
  // A term inside a longer one, such as "credit" in "credit freeze", is not meant.
  const isWhole = ({ start, end }: (typeof matches)[number]): boolean =>
    matches.every(
      (other) => other.end - other.start <= end - start || other.end <= start || other.start >= end,
    )
  const found = [...open.keys()].flatMap(
    (term) => matches.find((match) => match.term === term && isWhole(match)) ?? [],
  )
  // Backward, so that earlier positions stay valid.
  for (const { term, start, end } of found.sort((a, b) => b.start - a.start)) {
    open.delete(term)
    const after = text.slice(end) + beside(node, parents, 1)
    const before = beside(node, parents, -1) + text.slice(0, start)
    if (/^\s*[(:]/.test(after) || named?.test(before)) continue
    node.value = `${node.value.slice(0, end)} (${term.explanation})${node.value.slice(end)}`
  }
}

/** Matches the term as a whole word, also with a capital letter. */
function patternOf({ term, forms = [] }: Term): RegExp {
  const escaped = [...forms, term].map(escapeRegExp)
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}-])`, 'giu')
}

/** Returns the text directly before (-1) or after (1) a text, also from inside bold words. */
function beside(node: Text, parents: readonly (Root | Element)[], by: 1 | -1): string {
  const parent = parents.at(-1)
  if (!parent) return ''
  const next = parent.children[parent.children.indexOf(node) + by]
  if (next) return next.type === 'text' ? next.value : ''
  const above = parents.at(-2)
  if (parent.type !== 'element' || !inline.includes(parent.tagName) || !above) return ''
  const further = above.children[above.children.indexOf(parent) + by]
  return further?.type === 'text' ? further.value : ''
}

/** Fewest headings of an article with a table of contents. */
const headingsForContents = 4

/**
 * Adds a table of contents with the ## headings of an article after its key points, or at the start. It needs
 * the ids that rehype-slug gives to headings.
 */
export function addContents(title: string) {
  return (root: Root): void => {
    const headings: Element[] = []
    visitNodes<RootContent>(root, (node) => {
      if (node.type === 'element' && node.tagName === 'h2') headings.push(node)
    })
    if (headings.length < headingsForContents) return
    const keyPoints = root.children.findIndex(
      (node) => node.type === 'element' && node.tagName === 'KeyPoints',
    )
    root.children.splice(keyPoints + 1, 0, contents(title, headings))
  }
}

/** Returns the table of contents twice: folded, and open beside the text for wide screens. Styles show one of them. */
function contents(title: string, headings: readonly Element[]): Element {
  const text = { type: 'text', value: title } as const
  const links = headings.map((heading) =>
    element('li', {}, [
      element('a', { href: `#${String(heading.properties?.id)}` }, [
        { type: 'text', value: textOf(heading) },
      ]),
    ]),
  )
  const list = element('ol', {}, links)
  return element('nav', { className: ['contents'], ariaLabel: title }, [
    element('details', {}, [
      element('summary', {}, [element('span', {}, [text])]),
      element('div', { className: ['answer'], id: 'in-this-article' }, [list]),
    ]),
    element('div', { className: ['beside'] }, [
      element('p', { className: ['box-title'] }, [text]),
      list,
    ]),
  ])
}

/** Returns the words of a heading, without emphasis and links. */
function textOf(heading: Element): string {
  let text = ''
  visitNodes<RootContent>(heading, (node) => {
    if (node.type === 'text') text += node.value
  })
  return text
}

/** Fewest steps that can be shown one at a time. */
const stepsForButton = 3

/**
 * Adds a button before longer lists of steps, with which src/preferences/step-view.ts shows them one at a time. For
 * pages only, not for paper and the feed.
 */
export function addStepButtons(label: string) {
  return (root: Root): void => {
    visitNodes<RootContent>(root, (node) => {
      if (!isElement(node) || node.tagName !== 'Steps') return
      const list = node.children.filter(isElement).find(({ tagName }) => tagName === 'ol')
      const steps = list?.children.filter(isElement) ?? []
      if (steps.length < stepsForButton) return
      const properties = { type: 'button', className: ['button'], dataOneStep: '' }
      node.children.unshift(element('button', properties, [{ type: 'text', value: label }]))
    })
  }
}

/** True for a link that calls or texts a number, whose style keeps it on one line. */
const isCall = ({ properties }: Element): boolean => /^(tel|sms):/.test(String(properties?.href))

/** Keeps telephone numbers, times and names such as T-Mobile on one line, in the text of an article. */
export function keepWhole() {
  const walk = (parent: Root | Element): void => {
    parent.children = parent.children.flatMap((node): ElementContent[] => {
      if (node.type === 'element' && !isCall(node)) walk(node)
      if (node.type !== 'text' || !noBreakPattern.test(node.value)) return [node as ElementContent]
      return node.value.split(noBreakPattern).flatMap((value, index): ElementContent[] => {
        const text = { type: 'text', value } as const
        if (index % 2 === 0) return value ? [text] : []
        return [element('span', { className: ['whole'] }, [text])]
      })
    })
  }
  return walk
}

/** Targets of the links of an article. */
interface LinkTargets {
  /** Target of `to="consultation"`, as a path in the default language. */
  mainTarget?: string | undefined
  translation?: TranslatedLinks | undefined
  /** Goes before every path: origin of the site, or the path below which it lives. */
  base: string
}

/**
 * Completes the links of an article, also those in properties of components. In a translation they lead to translated
 * pages; a link to a page in another language says so.
 */
export function resolveLinks(
  tree: Root | Element,
  { mainTarget, translation, base }: LinkTargets,
): void {
  visit(tree, 'element', ({ properties, children }) => {
    if (properties?.to === 'consultation' && mainTarget !== undefined) properties.to = mainTarget
    for (const name of ['href', 'to']) {
      const path = properties?.[name]
      if (!properties || typeof path !== 'string' || !path.startsWith('/')) continue
      const target = translation ? linkTarget(path, translation.links) : path
      properties[name] = target.startsWith('/') ? base + target : target
      if (!translation || !leadsElsewhere(target, translation.language)) continue
      if (name === 'href') properties.hrefLang = translation.elsewhere.locale
      children.push({ type: 'text', value: ` ${translation.elsewhere.text}` })
    }
  })
}
