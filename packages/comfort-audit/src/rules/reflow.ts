import type { PageRule } from '../rule'

/** No page scrolls sideways, however narrow the window and however large the text. */
export const reflow: PageRule = {
  kind: 'page',
  name: 'reflow',
  summary: 'You never need to scroll to the side',
  requirement: '0 px wider than the window, also at 200 % text and with wide spacing',
  evidence: 'WCAG 2.2, 1.4.10 Reflow, 1.4.4 Resize Text, 1.4.12 Text Spacing (AA)',
  variants: 'enlarged',
  measure: () => {
    const { violation } = window.comfortAudit
    const { scrollWidth, clientWidth } = document.documentElement
    const over = scrollWidth - clientWidth
    if (over <= 0) return { count: 1, violations: [] }
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    // The innermost elements are the cause.
    const inner = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)))
    const causes = inner.length > 0 ? inner : [document.body]
    return {
      count: 1,
      violations: causes
        .slice(0, 5)
        .map((element) => violation(element, `${over} px too wide`, over)),
    }
  },
}
