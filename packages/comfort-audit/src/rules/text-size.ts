import type { PageRule } from '../rule'

const limits = { body: 20, least: 16 }

/** No text is small, and body text is not smaller on a phone than on a desktop. */
export const textSize: PageRule = {
  kind: 'page',
  name: 'text-size',
  summary: 'Words are large, on phones too',
  requirement: `body ${limits.body} px or more, nothing below ${limits.least} px`,
  evidence: 'NIA, Making Your Website Senior Friendly; NN/g, Usability for Older Adults',
  limits,
  variants: 'usual',
  measure: ({ body, least }: typeof limits) => {
    const { textNodes, violation, memory, variant } = window.comfortAudit
    const size = (element: Element): number => parseFloat(getComputedStyle(element).fontSize)
    const bodySize = size(document.body)
    const all = textNodes()
    const violations = all
      .filter(({ element }) => size(element) < least)
      .map(({ element }) =>
        violation(element, `${size(element).toFixed(1)} px`, least - size(element)),
      )
    if (bodySize < body) {
      violations.push(violation(document.body, `body ${bodySize} px`, body - bodySize))
    }
    const other = (memory[`body-${variant.width}`] = bodySize) && Math.max(...Object.values(memory))
    if (bodySize < other) {
      violations.push(
        violation(
          document.body,
          `body ${bodySize} px here, ${other} px elsewhere`,
          other - bodySize,
        ),
      )
    }
    return { count: all.length, violations }
  },
}
