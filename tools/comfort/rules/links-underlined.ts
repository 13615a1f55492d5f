import type { PageRule } from '../rule'

const limits = {}

/** A link inside a sentence is known by its line, not by its color alone. */
export const linksUnderlined: PageRule = {
  kind: 'page',
  name: 'links-underlined',
  asks: 'Links in a text are underlined',
  number: 'every link inside a sentence',
  source: 'WCAG 2.2, 1.4.1 Use of Color (A); NN/g, Guidelines for Visualizing Links',
  limits,
  looks: 'every',
  measure: () => {
    const { targets, offender } = window.comfort
    const links = targets().filter(({ element, inline }) => inline && element.tagName === 'A')
    const offenders = links
      .filter(({ element }) => !getComputedStyle(element).textDecorationLine.includes('underline'))
      .map(({ element }) => offender(element, 'not underlined', 1))
    return { count: links.length, offenders }
  },
}
