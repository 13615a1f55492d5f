import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { fieldValues } from '../../src/content-model/parse/field-values'
import type { ContentRecord } from '../../src/content-model/record'

/** A link that was left out. */
export interface LeftOut {
  to: string
  /** Words of the link. */
  label: string
}

/** A file without the links that a site cannot have. */
export interface WithoutLinks {
  text: string
  leftOut: LeftOut[]
}

/**
 * Leaves out the links of a file that lead to pages, numbers or addresses which the site does not have. The words
 * of a link in running text stay; a button or an entry of a list goes. A closing section that would have no
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
  const document = parseDocument(text, { schema: 'failsafe', logLevel: 'error' })
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
    if (
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
