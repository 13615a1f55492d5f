import { factToken, fillFacts } from '../../../../src/content-model/facts'
import { contextOf, type SiteData } from '../editor-data'
import { element } from './text/element'

/** Says below a plain field what its variables read as, while the cursor is in it. */
export function sayFacts(data: SiteData): void {
  const note = element('p', { className: 'porchlight-facts', role: 'status' })
  const say = ({ target }: Event): void => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    const field = isText && target.closest('[data-key-path]:not([data-key-path=body])')
    if (!field) return
    const [, collection] = /^#\/collections\/([^/]+)/.exec(location.hash) ?? []
    const words = fillFacts(target.value, contextOf(data, collection).facts)
    note.remove()
    note.textContent = `Readers see: ${words}`
    if (target.value.match(factToken)) field.append(note)
  }
  for (const event of ['focusin', 'input']) addEventListener(event, say)
}
