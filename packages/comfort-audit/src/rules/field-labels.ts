import type { PageRule } from '../rule'

/** Each field has a visible label that stays while someone types. */
export const fieldLabels: PageRule = {
  kind: 'page',
  name: 'field-labels',
  summary: 'Each box says what goes in it, also while you type',
  requirement: 'a visible label, and no placeholder in its place',
  evidence: 'WCAG 2.2, 3.3.2 Labels or Instructions (A); GOV.UK Design System, text input',
  variants: 'layout',
  measure: () => {
    const { isVisible, violation } = window.comfortAudit
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea',
      ),
    ].filter(isVisible)
    const hasVisibleText = (element: Element | null): boolean =>
      element !== null && isVisible(element) && Boolean(element.textContent?.trim())
    const violations = fields.flatMap((field) => {
      const named = field.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
      const labels = [...(field.labels ?? []), ...named.map((id) => document.getElementById(id))]
      const name = field.name || field.type
      if (!labels.some(hasVisibleText)) return [violation(field, `${name}: no visible label`, 2)]
      if (field.placeholder)
        return [violation(field, `${name}: placeholder "${field.placeholder}"`, 1)]
      return []
    })
    return { count: fields.length, violations }
  },
}
