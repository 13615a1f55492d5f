import type { PageRule } from '../rule'

/** The browser can fill in name, telephone and email, and a phone shows the right keys. */
export const fieldPurpose: PageRule = {
  kind: 'page',
  name: 'field-purpose',
  summary: 'Your device can fill in your name, phone and email for you',
  requirement: 'autocomplete, type and inputmode of each such field',
  evidence: 'WCAG 2.2, 1.3.5 Identify Input Purpose (AA)',
  variants: 'once',
  measure: () => {
    const { isVisible, violation } = window.comfortAudit
    const kinds = [
      { about: /e-?mail/i, fill: /\bemail\b/, type: 'email', keys: /^(email)?$/ },
      { about: /phone|\btel\b|mobile/i, fill: /\btel\b/, type: 'tel', keys: /^(tel|numeric)?$/ },
      {
        about: /^\W*((your|full|first|last|given|family) )*name\b/i,
        fill: /\b(name|given-name|family-name)\b/,
        type: 'text',
        keys: /^(text)?$/,
      },
    ]
    let count = 0
    const fields = [...document.querySelectorAll<HTMLInputElement>('form input')].filter(
      (field) => isVisible(field) && !/^(search|radio|checkbox|submit|button)$/.test(field.type),
    )
    const violations = fields.flatMap((field) => {
      const label = [...(field.labels ?? [])].map((one) => one.textContent?.trim()).join(' ')
      const kind = kinds.find(({ about }) => about.test(label) || about.test(field.name))
      if (!kind) return []
      count += 1
      const mismatched = [
        kind.fill.test(field.autocomplete) ? '' : `autocomplete "${field.autocomplete}"`,
        field.type === kind.type ? '' : `type "${field.type}"`,
        kind.keys.test(field.inputMode) ? '' : `inputmode "${field.inputMode}"`,
      ].filter(Boolean)
      return mismatched.length > 0
        ? [violation(field, `${label}: ${mismatched.join(', ')}`, mismatched.length)]
        : []
    })
    return { count, violations }
  },
}
