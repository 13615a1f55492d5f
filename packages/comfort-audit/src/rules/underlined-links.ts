import type { PageRule } from '../rule'

/** A link inside a sentence is underlined, not only colored. */
export const underlinedLinks: PageRule = {
  kind: 'page',
  name: 'underlined-links',
  summary: 'Links in a text are underlined',
  requirement: 'every link inside a sentence',
  evidence: 'WCAG 2.2, 1.4.1 Use of Color (A); NN/g, Guidelines for Visualizing Links',
  variants: 'usual',
  measure: () => {
    const { targets, violation } = window.comfortAudit
    const links = targets().filter(({ element, inline }) => inline && element.tagName === 'A')
    const violations = links
      .filter(({ element }) => !getComputedStyle(element).textDecorationLine.includes('underline'))
      .map(({ element }) => violation(element, 'not underlined', 1))
    return { count: links.length, violations }
  },
}
