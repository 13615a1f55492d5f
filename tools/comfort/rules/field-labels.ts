import type { PageRule } from '../rule'

const limits = {}

/** Each field has words beside it that stay while one types. */
export const fieldLabels: PageRule = {
  kind: 'page',
  name: 'field-labels',
  asks: 'Each box says what goes in it, also while you type',
  number: 'a label that is seen, and no placeholder in its place',
  source: 'WCAG 2.2, 3.3.2 Labels or Instructions (A); GOV.UK Design System, text input',
  limits,
  looks: 'layout',
  measure: () => {
    const { seen, offender } = window.comfort
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea',
      ),
    ].filter(seen)
    const isSeen = (element: Element | null): boolean =>
      element !== null && seen(element) && Boolean(element.textContent?.trim())
    const offenders = fields.flatMap((field) => {
      const named = field.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
      const labels = [...(field.labels ?? []), ...named.map((id) => document.getElementById(id))]
      const name = field.name || field.type
      if (!labels.some(isSeen)) return [offender(field, `${name}: no label to be seen`, 2)]
      if (field.placeholder)
        return [offender(field, `${name}: placeholder "${field.placeholder}"`, 1)]
      return []
    })
    return { count: fields.length, offenders }
  },
}
