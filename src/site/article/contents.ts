import type { Element, Root, RootContent } from 'hast'
import { visitNodes } from '../../content-model/article/article-body'

/** Headings from which on an article gets a list of its contents. */
const enough = 4

/**
 * Puts a list of the ## headings of an article behind its key points, or first where it has none.
 * Comes after rehype-slug: the links lead to the ids that the headings have by then.
 *
 * @param title of the list
 */
export function addContents(title: string) {
  return (root: Root): void => {
    const headings: Element[] = []
    visitNodes<RootContent>(root, (node) => {
      if (node.type === 'element' && node.tagName === 'h2') headings.push(node)
    })
    if (headings.length < enough) return
    const keyPoints = root.children.findIndex(
      (node) => node.type === 'element' && node.tagName === 'KeyPoints',
    )
    root.children.splice(keyPoints + 1, 0, contents(title, headings))
  }
}

/** The list twice, of which one is shown: in a row that opens, and open beside the text of a wide screen. */
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

function element(
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element {
  return { type: 'element', tagName, properties, children }
}

/** The words of a heading, without emphasis and links. */
function textOf(heading: Element): string {
  let text = ''
  visitNodes<RootContent>(heading, (node) => {
    if (node.type === 'text') text += node.value
  })
  return text
}
