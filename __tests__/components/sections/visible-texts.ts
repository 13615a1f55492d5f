import type { Section } from '../../../src/content-model/schemas/section'

/** Keys whose strings are names, paths or values, or are shown only after an action. */
const invisibleKeys = new Set([
  ...['kind', 'icon', 'illustration', 'to', 'id', 'value', 'about', 'shared', 'rating'],
  ...['error', 'errorSummary', 'success', 'failure', 'busy', 'empty', 'visitWith', 'people'],
  ...['wait', 'sent', 'again', 'answersKept', 'clear', 'showing', 'rest', 'side'],
  ...['withoutScript', 'image', 'group', 'path', 'book', 'write', 'subject', 'lit', 'sign'],
  ...['fridgePath', 'href', 'url', 'open', 'alt'],
])

/** Returns every text of a section that a visitor reads, without line breaks, in order. */
export function visibleTexts(section: Section): string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.push(...value.split(/\s*\n\s*/).filter(Boolean))
    else if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) if (!invisibleKeys.has(key)) walk(item)
    }
  }
  if (section.kind === 'faq') walk(withoutLoneTitle(section))
  else if (section.kind === 'site-map') walk(withoutEmptyGroups(section))
  else if (section.kind === 'consultation-form') walk(withoutFieldNames(section))
  else walk(section)
  return found.map(oneSpace)
}

/** A single group of questions stands below the title of its section and has none of its own. */
function withoutLoneTitle(section: Extract<Section, { kind: 'faq' }>): unknown {
  if (section.faqs.length > 1) return section
  return { ...section, faqs: section.faqs.map(({ questions }) => questions) }
}

/** The names of fields are only sent, and only a select has a first, empty choice. */
function withoutFieldNames(section: Extract<Section, { kind: 'consultation-form' }>): unknown {
  const { chooseOne, ...shown } = section
  const fields = section.fields.map(({ label, hint, options }) => ({ label, hint, options }))
  const hasSelect = section.fields.some(({ type }) => type === 'select')
  return { ...shown, fields, ...(hasSelect ? { chooseOne } : {}) }
}

/** A group of pages that has none is not shown. */
function withoutEmptyGroups(section: Extract<Section, { kind: 'site-map' }>): unknown {
  const shown = section.groups.filter(({ links }) => links.length > 0)
  return { ...section, titles: shown.map(({ group }) => section.titles[group]) }
}

/** Collapses white space to single spaces. */
export function oneSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
