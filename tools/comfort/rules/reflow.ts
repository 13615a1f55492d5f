import type { PageRule } from '../rule'

const limits = { most: 0 }

/** Nobody has to scroll to the side, however narrow the window and however large the text. */
export const reflow: PageRule = {
  kind: 'page',
  name: 'reflow',
  asks: 'You never need to scroll to the side',
  number: `${limits.most} px wider than the window, also at 200 % text and with wide spacing`,
  source: 'WCAG 2.2, 1.4.10 Reflow, 1.4.4 Resize Text, 1.4.12 Text Spacing (AA)',
  limits,
  looks: 'all',
  measure: ({ most }: typeof limits) => {
    const { offender } = window.comfort
    const { scrollWidth, clientWidth } = document.documentElement
    const over = scrollWidth - clientWidth
    if (over <= most) return { count: 1, offenders: [] }
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    // The innermost are the cause.
    const inner = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)))
    const blamed = inner.length > 0 ? inner : [document.body]
    return {
      count: 1,
      offenders: blamed
        .slice(0, 5)
        .map((element) => offender(element, `${over} px too wide`, over)),
    }
  },
}
