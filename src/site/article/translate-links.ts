import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { leadsElsewhere } from '../../components/ui/site-link'
import { linkTarget } from '../../content-model/variables/contact-links'
import type { TranslatedLinks } from './article-context'

/**
 * Leads links of a translated article to the translations of pages, and says of the others in which
 * language those pages are.
 */
export function translateLinks(
  root: Root | Element,
  { language, links, elsewhere }: TranslatedLinks,
): void {
  visit(root, 'element', (element) => {
    const { properties = {} } = element
    for (const name of ['href', 'to']) {
      const path = properties[name]
      if (typeof path !== 'string' || !path.startsWith('/')) continue
      const target = linkTarget(path, links)
      properties[name] = target
      if (!leadsElsewhere(target, language)) continue
      if (name === 'href') properties.hrefLang = elsewhere.locale
      element.children.push({ type: 'text', value: ` ${elsewhere.text}` })
    }
  })
}
